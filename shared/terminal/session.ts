import { FitAddon } from '@xterm/addon-fit';
import { Terminal as Xterm } from '@xterm/xterm';
import { watchTheme } from '@console/shared/ui/colors';
import { openWithAdoptedStyles } from './styles-in-script.ts';
import { terminalTheme } from './theme.ts';

const SCROLLBACK = 5000;
/** 13 px at the default text size; scales with the user's text size. */
const FONT_REM = 0.8125;
/** Line height relative to the font size: 20 px with this font. */
const LINE_HEIGHT = 1.2;
/** The boldest weight in the font file. */
const BOLD = 560;

/** Callbacks of a running terminal. */
export type SessionEvents = {
  readonly onData: (data: string) => void;
  readonly onResize: (columns: number, rows: number) => void;
  /** Ctrl Shift M. */
  readonly onLeave: () => void;
  /** Ctrl Shift C, with the selected text. */
  readonly onCopy: (text: string) => void;
};

/** A terminal in an element of the page. Text that is written before it is open is shown when it is. */
export type Session = {
  readonly terminal: Xterm;
  /** Also before it is open: it then takes the focus when it opens. */
  readonly focus: () => void;
  /** Sets the font size as a factor of the default. */
  readonly zoom: (factor: number) => void;
  readonly dispose: () => void;
};

/** Ctrl Shift M leaves the terminal, because it handles Tab. */
export const isLeaveKey = (event: KeyboardEvent): boolean =>
  event.ctrlKey && event.shiftKey && !event.altKey && !event.metaKey && event.code === 'KeyM';

/** Ctrl Shift C copies, as in other terminals: Ctrl C interrupts the program. */
export const isCopyKey = (event: KeyboardEvent): boolean =>
  event.ctrlKey && event.shiftKey && !event.altKey && !event.metaKey && event.code === 'KeyC';

/** Font size in pixels. */
function fontSize(factor: number): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return FONT_REM * root * factor;
}

function createTerminal(): Xterm {
  const root = getComputedStyle(document.documentElement);
  return new Xterm({
    scrollback: SCROLLBACK,
    fontSize: fontSize(1),
    fontFamily: root.getPropertyValue('--font-mono').trim() || 'monospace',
    fontWeightBold: BOLD,
    lineHeight: LINE_HEIGHT,
    theme: terminalTheme(),
    cursorStyle: 'block',
  });
}

/** Starts a terminal that fills `host` and follows its size and the theme. */
export function startSession(host: HTMLElement, events: SessionEvents): Session {
  const terminal = createTerminal();
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  terminal.onData(events.onData);
  terminal.onResize(({ cols, rows }) => events.onResize(cols, rows));
  terminal.attachCustomKeyEventHandler((event) => {
    const isCopy = isCopyKey(event) && terminal.hasSelection();
    if (!isCopy && !isLeaveKey(event)) return true;
    event.preventDefault();
    if (event.type !== 'keydown') return false;
    if (isCopy) events.onCopy(terminal.getSelection());
    else events.onLeave();
    return false;
  });

  let disposed = false;
  let dropStyles: (() => void) | undefined;
  let wanted = false;
  let isOpen = false;
  const resize = new ResizeObserver(() => fit.fit());
  const open = () => {
    if (disposed) return;
    dropStyles = openWithAdoptedStyles(() => terminal.open(host));
    isOpen = true;
    fit.fit();
    resize.observe(host);
    if (wanted) terminal.focus();
  };
  // the grid is measured with the font, which may still be loading; bold is a separate file
  const { fontFamily, fontSize: size } = terminal.options;
  const fonts = ['', BOLD].map((weight) => document.fonts.load(`${weight} ${size}px ${fontFamily}`));
  void Promise.allSettled(fonts).then(open);
  const unwatch = watchTheme(() => {
    terminal.options.theme = terminalTheme();
  });
  return {
    terminal,
    focus: () => {
      wanted = true;
      terminal.focus();
    },
    zoom: (factor) => {
      terminal.options.fontSize = fontSize(factor);
      if (isOpen) fit.fit();
    },
    dispose: () => {
      disposed = true;
      resize.disconnect();
      unwatch();
      terminal.dispose();
      dropStyles?.();
    },
  };
}
