/** Joins class names and leaves out what is absent; CSS Modules give `undefined` for a name they do not know. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
