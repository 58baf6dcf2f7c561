import type { ITheme } from '@xterm/xterm';
import { resolveColors } from '@console/shared/ui/colors';
import type { ColorToken } from '@console/shared/ui/colors';

/** xterm's name of a color and its token. */
const TOKENS = {
  background: '--term-background',
  foreground: '--term-foreground',
  cursor: '--term-cursor',
  cursorAccent: '--term-background',
  selectionBackground: '--term-selection',
  black: '--term-black',
  red: '--term-red',
  green: '--term-green',
  yellow: '--term-yellow',
  blue: '--term-blue',
  magenta: '--term-magenta',
  cyan: '--term-cyan',
  white: '--term-white',
  brightBlack: '--term-bright-black',
  brightRed: '--term-bright-red',
  brightGreen: '--term-bright-green',
  brightYellow: '--term-bright-yellow',
  brightBlue: '--term-bright-blue',
  brightMagenta: '--term-bright-magenta',
  brightCyan: '--term-bright-cyan',
  brightWhite: '--term-bright-white',
} as const satisfies { readonly [name in keyof ITheme]: ColorToken };

/** The terminal's colors in xterm's format. Read again when the theme changes. */
export function terminalTheme(): ITheme {
  const colors = resolveColors(Object.values(TOKENS));
  return Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, colors.get(token) ?? '']));
}
