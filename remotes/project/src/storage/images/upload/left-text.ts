import type { Leftover } from './state.ts';

/** Text about the objects that an upload has left on the server, with the remedy. */
export function leftText(left: readonly Leftover[]): string {
  const things = left.map(({ kind, name }) => `the ${kind} ${name}`).join(' and ');
  const them = left.length === 1 ? 'it' : 'them';
  return `${things.charAt(0).toUpperCase()}${things.slice(1)} could not be deleted. Delete ${them} in the project.`;
}
