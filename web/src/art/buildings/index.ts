/**
 * This maps the words of the fourteen buildings to their drawings. Each is drawn around (0, 0), the middle of its
 * doorstep, about 100 by 85.
 */

import type { Component } from 'svelte';
import type { Building } from '../../wire/words';
import Balneatorium from './Balneatorium.svelte';
import Bibliotheca from './Bibliotheca.svelte';
import Capitulum from './Capitulum.svelte';
import Culina from './Culina.svelte';
import Dormitorium from './Dormitorium.svelte';
import Ecclesia from './Ecclesia.svelte';
import Hortus from './Hortus.svelte';
import InfirmorumDomus from './InfirmorumDomus.svelte';
import Officina from './Officina.svelte';
import Porta from './Porta.svelte';
import Porticus from './Porticus.svelte';
import Refectorium from './Refectorium.svelte';
import Scriptorium from './Scriptorium.svelte';
import Stabulum from './Stabulum.svelte';

export const DRAWINGS: Readonly<Record<Building, Component>> = {
  bibliotheca: Bibliotheca,
  scriptorium: Scriptorium,
  stabulum: Stabulum,
  dormitorium: Dormitorium,
  officina: Officina,
  refectorium: Refectorium,
  culina: Culina,
  porta: Porta,
  infirmorum_domus: InfirmorumDomus,
  balneatorium: Balneatorium,
  ecclesia: Ecclesia,
  capitulum: Capitulum,
  porticus: Porticus,
  hortus: Hortus,
};
