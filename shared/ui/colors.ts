import { useMemo, useSyncExternalStore } from 'react';

/** A token name such as `--chart-1`. */
export type ColorToken = `--${string}`;

/** Returns the resolved color of a token, `#rrggbb`; black for a token that was not requested. */
export type ColorOf = (token: ColorToken) => string;

const hex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * The current colors of tokens, as `#rrggbb`, for code that calculates with colors and supports neither `oklch()` nor
 * `light-dark()` (docs/design/language.md section 2.1). A hidden element resolves the token, a canvas of one pixel converts it.
 */
export function resolveColors(tokens: readonly ColorToken[]): ReadonlyMap<ColorToken, string> {
  const probe = document.createElement('span');
  probe.hidden = true;
  // Otherwise forced colors make all tokens the color of text, and grids look like data
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const colors = new Map<ColorToken, string>();
  for (const token of tokens) {
    probe.style.color = `var(${token})`;
    if (!context) continue;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    colors.set(token, `#${hex(red)}${hex(green)}${hex(blue)}`);
  }
  probe.remove();
  return colors;
}

const SYSTEM = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** Calls back when the colors of tokens may have changed: `data-theme` or a setting of the system. Returns a function that stops it. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const queries = SYSTEM.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** A key that differs whenever tokens have different colors. */
const themeState = () =>
  [
    document.documentElement.dataset['theme'],
    ...SYSTEM.map((query) => window.matchMedia(query).matches),
  ].join();

/** {@link resolveColors} that follows the theme. Keep `tokens` outside the component. */
export function useColors(tokens: readonly ColorToken[]): ColorOf {
  const state = useSyncExternalStore(watchTheme, themeState);
  return useMemo(() => {
    // The key is a dependency, because the colors are read from the document
    void state;
    const colors = resolveColors(tokens);
    return (token) => colors.get(token) ?? '#000000';
  }, [tokens, state]);
}
