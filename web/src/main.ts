import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { beginRouting } from './router.svelte';
import { beginSpeech } from './speech/speech.svelte';
import { watchParts } from './state/page_parts.svelte';
import { applySettings } from './state/settings.svelte';
import { beginSounds } from './state/sounds.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

watchParts();
applySettings();
await beginSpeech();
beginRouting();
beginSounds();
mount(App, { target });
