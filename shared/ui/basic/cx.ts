/** Joins class names and skips absent ones; CSS Modules return `undefined` for unknown names. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
