import { atom } from '@console/shared/state';
import { store } from '@console/shared/runtime';
import { readStored, writeStored } from './stored.ts';

/** Color theme; `system` follows the operating system. */
export type Theme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

// The boot script reads the same keys before the first paint (shell/src/boot.ts).
const THEME_KEY = 'theme-preference';
const DENSITY_KEY = 'density-preference';

const parseTheme = (value: string | null): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';
const parseDensity = (value: string | null): Density => (value === 'compact' ? value : 'comfortable');

/** The chosen theme and density, for the user menu. */
export const themeAtom = atom<Theme>(parseTheme(readStored(THEME_KEY)));
export const densityAtom = atom<Density>(parseDensity(readStored(DENSITY_KEY)));

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  // Without the attribute the color scheme of the operating system applies, also when it changes later.
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  store.set(themeAtom, theme);
}

function applyDensity(density: Density): void {
  const { dataset } = document.documentElement;
  if (density === 'compact') dataset['density'] = density;
  else delete dataset['density'];
  store.set(densityAtom, density);
}

/** Applies the theme at once and stores the choice. */
export function setTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme);
  applyTheme(theme);
}

/** Applies the density at once and stores the choice. */
export function setDensity(density: Density): void {
  writeStored(DENSITY_KEY, density);
  applyDensity(density);
}

/** Toggles between light and dark, starting with the theme on screen. */
export function switchTheme(): void {
  const chosen = store.get(themeAtom);
  const isDark = chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  setTheme(isDark ? 'light' : 'dark');
}

/** Applies choices that are made in other tabs. Returns a function that stops this. */
export function followPreferences(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY) applyTheme(parseTheme(newValue));
    if (key === DENSITY_KEY) applyDensity(parseDensity(newValue));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
