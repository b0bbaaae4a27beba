import '@fontsource/alfa-slab-one/400.css';
import '@fontsource-variable/public-sans/index.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { settings } from './lib/settings.svelte';

// First of all, so that the page never flashes in the other colours.
settings.apply();

async function start(): Promise<void> {
  if (import.meta.env.DEV && location.search.includes('scene=')) {
    const { install } = await import('../dev/fake');
    await install();
  }
  await speak(settings.language);
  mount(App, { target: document.getElementById('app') as HTMLElement });
}

void start();
