/** Something that an end of a route can name. */
export interface Choice {
  readonly name: string;
  readonly description?: string | undefined;
}

/** Items of a picker; the present name is among them even when there is nothing of that name. */
export function itemsWith(present: string | null, choices: readonly Choice[] = []) {
  const isKnown = present === null || choices.some(({ name }) => name === present);
  const all: readonly Choice[] = isKnown ? choices : [{ name: present }, ...choices];
  return all.map(({ name, description }) => ({
    value: name,
    label: name,
    description: description || undefined,
  }));
}
