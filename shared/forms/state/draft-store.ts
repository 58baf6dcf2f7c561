import * as v from 'valibot';
import { DRAFTS } from '@console/shared/query';

/** Limit of all drafts together in characters: more than anyone types, far below the storage limit of browsers. */
const MAX_CHARACTERS = 200_000;

const entrySchema = v.object({
  values: v.unknown(),
  /** Present when the program reloaded the page at this time, in milliseconds since 1970. */
  reloadedAt: v.optional(v.number()),
  /** Files and secrets are left out. */
  isPartial: v.optional(v.boolean()),
});
const entriesSchema = v.record(v.string(), entrySchema);

/** The values of a form at its last change. */
export type DraftEntry = v.InferOutput<typeof entrySchema>;

/** Key of a form: the page and the id of the form on it. */
export const draftKey = (pathname: string, id: string): string => `${pathname}#${id}`;

function readAll(person: string): Record<string, DraftEntry> {
  try {
    const [owner, json = '{}'] = sessionStorage.getItem(DRAFTS)?.split('\n') ?? [];
    const parsed = v.safeParse(entriesSchema, owner === person ? JSON.parse(json) : {});
    return parsed.success ? parsed.output : {};
  } catch {
    // Storage is blocked or contains something else: there is no draft
    return {};
  }
}

// Encoded JSON contains no line breaks
const textOf = (person: string, entries: Record<string, DraftEntry>): string =>
  `${person}\n${JSON.stringify(entries)}`;

function writeAll(person: string, entries: Record<string, DraftEntry>): void {
  try {
    if (Object.keys(entries).length === 0) sessionStorage.removeItem(DRAFTS);
    else sessionStorage.setItem(DRAFTS, textOf(person, entries));
  } catch {
    // Storage is blocked or full: the form itself still has the values
  }
}

function without(person: string, key: string): Record<string, DraftEntry> {
  const { [key]: _, ...others } = readAll(person);
  return others;
}

/** The draft of a form, if this user left one in this tab. */
export const readDraft = (person: string, key: string): DraftEntry | undefined => readAll(person)[key];

/** Keeps the draft of a form. A draft that is too long is deleted, because an older one would be offered in its place. */
export function writeDraft(person: string, key: string, entry: DraftEntry): void {
  const others = without(person, key);
  const all = { ...others, [key]: entry };
  writeAll(person, textOf(person, all).length > MAX_CHARACTERS ? others : all);
}

/** Deletes the draft of a form. */
export const dropDraft = (person: string, key: string): void => writeAll(person, without(person, key));
