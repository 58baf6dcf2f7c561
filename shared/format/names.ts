/** Maximum length of a resource name. */
export const NAME_MAX = 63;
/** Maximum length of a description. */
export const DESCRIPTION_MAX = 512;

/** A UUID, which the API takes as an id and refuses as a name (contract, `Name`). */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a selector is the id of an object: every other text is a name. */
export const isId = (nameOrId: string): boolean => UUID.test(nameOrId);

/** Options of {@link nameError}. */
export type NameRule = {
  /** Word used in the message of an empty name. */
  readonly label?: string;
  /** An optional name may be empty. Required by default. */
  readonly required?: boolean;
};

/**
 * The rule of resource names, as a message or `undefined`. The order of the checks is part of the rule: for `freeBSD-` the message
 * is about its letters, not its ending.
 */
export function nameError(
  value: string,
  { label = 'Name', required = true }: NameRule = {},
): string | undefined {
  if (value === '' && !required) return undefined;
  if (value.length > NAME_MAX) return `Must be ${NAME_MAX} characters or fewer`;
  if (value === '') return `${label} is required`;
  if (!/^[a-z0-9-]+$/.test(value)) return 'Can only contain lower-case letters, numbers, and dashes';
  if (!/^[a-z]/.test(value)) return 'Must start with a lower-case letter';
  if (!/[a-z0-9]$/.test(value)) return 'Must end with a letter or number';
  if (UUID.test(value)) return 'Cannot have the form of an ID';
  return undefined;
}

/** The rule of descriptions, as a message or `undefined`. */
export function descriptionError(value: string): string | undefined {
  return value.length > DESCRIPTION_MAX ? `Must be ${DESCRIPTION_MAX} characters or fewer` : undefined;
}

const SUFFIX_LENGTH = 6;
/** With more parts, none would be recognizable. */
const PARTS_MAX = 8;

/**
 * A name composed of other names, with six random hex digits: `web-1-debian-13-0f3a9c`. The parts are truncated so that the whole
 * has at most 63 characters.
 * @param random returns numbers from 0 to below 1; tests pass their own
 */
export function generateName(parts: readonly string[], random: () => number = Math.random): string {
  const suffix = Math.floor(random() * 16 ** SUFFIX_LENGTH)
    .toString(16)
    .padStart(SUFFIX_LENGTH, '0');
  const used = parts.filter((part) => part !== '').slice(0, PARTS_MAX);
  const room = NAME_MAX - SUFFIX_LENGTH - used.length;
  const each = Math.floor(room / used.length);
  return [...used.map((part) => part.slice(0, each)), suffix].join('-');
}
