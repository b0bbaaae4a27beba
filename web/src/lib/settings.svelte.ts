// What a person has chosen for this device; kept in the browser.

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'calm' | 'brisk' | 'instant';
export type Language = 'en' | 'sv' | 'de';

export const LANGUAGES: { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'sv', name: 'Svenska' },
  { code: 'de', name: 'Deutsch' },
];

const KEY = 'homestretch.settings';

interface Stored {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  language: Language;
  toured: boolean;
  name: string;
}

function browserLanguage(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code === 'sv' || code === 'de' || code === 'en') return code;
  }
  return 'en';
}

/** Reads a JSON value kept in the browser; the fallback where there is none or storage is off. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Keeps a JSON value in the browser; silently does not where storage is off or full. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the game goes on without.
  }
}

class Settings {
  theme = $state<Theme>('auto');
  speed = $state<Speed>('calm');
  sound = $state(false);
  language = $state<Language>('en');
  toured = $state(false);
  name = $state('');
  /** The system asks for less motion. */
  still = $state(false);

  constructor() {
    const stored = recall<Partial<Stored>>(KEY, {});
    this.theme = stored.theme ?? 'auto';
    this.speed = stored.speed ?? 'calm';
    this.sound = stored.sound ?? false;
    this.language = stored.language ?? browserLanguage();
    this.toured = stored.toured ?? false;
    this.name = stored.name ?? '';
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    this.still = motion.matches;
    motion.addEventListener('change', () => (this.still = motion.matches));
  }

  /** Changes some settings and keeps them. */
  set(change: Partial<Stored>): void {
    Object.assign(this, change);
    const { theme, speed, sound, language, toured, name } = this;
    remember(KEY, { theme, speed, sound, language, toured, name });
    this.apply();
  }

  /** Puts theme and language on the document. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === 'auto') root.removeAttribute('data-theme');
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
