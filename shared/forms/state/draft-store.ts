import * as v from 'valibot';
import { DRAFTS } from '@console/shared/query';

/** Limit of all drafts together in characters: more than anybody types, far below the storage limit of browsers. */
const MAX_CHARACTERS = 200_000;

const entrySchema = v.object({
  values: v.unknown(),
  /** Present when the program reloaded the page at this time, in milliseconds since 1970. */
  reloadedAt: v.optional(v.number()),
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
    // Storage is blocked or holds something else: there is no draft
    return {};
  }
}

function writeAll(person: string, entries: Record<string, DraftEntry>): void {
  try {
    // Encoded JSON contains no line breaks
    const text = `${person}\n${JSON.stringify(entries)}`;
    if (Object.keys(entries).length === 0 || text.length > MAX_CHARACTERS) sessionStorage.removeItem(DRAFTS);
    else sessionStorage.setItem(DRAFTS, text);
  } catch {
    // Storage is blocked or full: the form itself still has the values
  }
}

/** The draft of a form, if this person left one in this tab. */
export const readDraft = (person: string, key: string): DraftEntry | undefined => readAll(person)[key];

/** Keeps the draft of a form. */
export function writeDraft(person: string, key: string, entry: DraftEntry): void {
  writeAll(person, { ...readAll(person), [key]: entry });
}

/** Deletes the draft of a form. */
export function dropDraft(person: string, key: string): void {
  const { [key]: _, ...others } = readAll(person);
  writeAll(person, others);
}
