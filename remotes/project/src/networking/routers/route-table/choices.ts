/** Something that an end of a route can name. */
export interface Choice {
  readonly name: string;
  readonly description?: string | undefined;
}

/** Items of a picker, including the current name even when nothing has it. */
export function itemsWith(present: string | null, choices: readonly Choice[] = []) {
  const isKnown = present === null || choices.some(({ name }) => name === present);
  const all: readonly Choice[] = isKnown ? choices : [{ name: present }, ...choices];
  return all.map(({ name, description }) => ({
    value: name,
    label: name,
    description: description || undefined,
  }));
}
