import type { Component } from 'svelte';
import type { StepName } from '../steps';
import Accuse from './Accuse.svelte';
import Event from './Event.svelte';
import Guests from './Guests.svelte';
import Identity from './Identity.svelte';
import Night from './Night.svelte';
import Show from './Show.svelte';
import Task from './Task.svelte';
import Tiles from './Tiles.svelte';
import Turn from './Turn.svelte';
import Winner from './Winner.svelte';

export const SCENES: Readonly<Record<StepName, Component>> = {
  identity: Identity,
  turn: Turn,
  task: Task,
  guests: Guests,
  event: Event,
  tiles: Tiles,
  night: Night,
  show: Show,
  accuse: Accuse,
  winner: Winner,
};
