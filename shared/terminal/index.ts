/** A terminal: a separate shared module, because xterm is loaded with the first page that shows one. */
export { Terminal } from './terminal.tsx';
export type { TerminalHandle } from './terminal.tsx';
