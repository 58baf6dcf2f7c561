import { nameError } from '@console/shared/format';

/** Placeholder for the number of a clone. */
const NUMBER = '{n}';

/** A pattern of names, and the first number. */
export interface Naming {
  readonly pattern: string;
  readonly first: number;
  /** The fewest digits: `01`. */
  readonly digits: number;
}

/** Continues the number at the end of a name: `web-{n}` from 08 for `web-07`; without one, `web-{n}` from 1. */
export function namingOf(name: string): Naming {
  const [, stem = `${name}-`, number = ''] = /^(.*-)(\d+)$/.exec(name) ?? [];
  return { pattern: `${stem}${NUMBER}`, first: Number(number) + 1, digits: number.length };
}

/** The names of clones. Numbers whose names are taken are skipped; without a number there is one name. */
export function namesOf(
  { pattern, first, digits }: Naming,
  count: number,
  isTaken: (name: string) => boolean,
): string[] {
  if (!pattern.includes(NUMBER)) return [pattern];
  const names: string[] = [];
  for (let number = first; names.length < count; number += 1) {
    const name = pattern.replaceAll(NUMBER, String(number).padStart(digits, '0'));
    if (!isTaken(name)) names.push(name);
  }
  return names;
}

/** Why names cannot be used; undefined when they can. */
export function namesError(
  names: readonly string[],
  count: number,
  isTaken: (name: string) => boolean,
): string | undefined {
  if (names.length < count) return `Put ${NUMBER} where the number goes`;
  const taken = names.find(isTaken);
  if (taken !== undefined) return 'Name is already in use';
  return names.map((name) => nameError(name)).find(Boolean);
}
