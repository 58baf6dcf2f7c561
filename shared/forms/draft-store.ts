import * as v from 'valibot';
import { DRAFTS } from '@console/shared/query';

/** Characters that all drafts may have: more than anybody types, far less than a browser keeps. */
const MAX_CHARACTERS = 200_000;

const entrySchema = v.object({
  values: v.unknown(),
  /** Present when the program reloaded the page at this time, in milliseconds since 1970. */
  reloadedAt: v.optional(v.number()),
});
const entriesSchema = v.record(v.string(), entrySchema);

/** What a form held when it was last changed. */
export type DraftEntry = v.InferOutput<typeof entrySchema>;

/** Key of a form: the page and what tells the forms of a page apart. */
export const draftKey = (pathname: string, id: string): string => `${pathname}#${id}`;

function readAll(person: string): Record<string, DraftEntry> {
  try {
    const [owner, json = '{}'] = sessionStorage.getItem(DRAFTS)?.split('\n') ?? [];
    const parsed = v.safeParse(entriesSchema, owner === person ? JSON.parse(json) : {});
    return parsed.success ? parsed.output : {};
  } catch {
    // Forbidden, or written by something else: there is no draft
    return {};
  }
}

function writeAll(person: string, entries: Record<string, DraftEntry>): void {
  try {
    // JSON has no line breaks of its own
    const text = `${person}\n${JSON.stringify(entries)}`;
    if (Object.keys(entries).length === 0 || text.length > MAX_CHARACTERS) sessionStorage.removeItem(DRAFTS);
    else sessionStorage.setItem(DRAFTS, text);
  } catch {
    // Forbidden or full: the form itself still has what was typed
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
