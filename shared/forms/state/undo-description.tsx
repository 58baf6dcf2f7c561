import { type Call, fetchQuery, type Query } from '@console/shared/query';
import type { Undo, UndoPlan } from '@console/shared/runtime';

interface Described {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** An edit of a resource in a form. */
export interface DescriptionEdit<Resource extends Described> {
  /** The noun for the resource in sentences: `floating IP`. */
  readonly noun: string;
  /** The resource when the form opened, and as it was saved. */
  readonly before: Resource;
  readonly after: Resource;
  readonly view: (name: string) => Query<Resource>;
  /** The write that changes nothing but the description. */
  readonly update: (description: string, now: Resource) => Call;
}

/** Fields that change with every write of a description. */
const CHANGING = new Set(['description', 'timeModified']);

/** Restores the description that a form has changed; not offered when the form has changed anything else. */
export const undoDescription =
  <Resource extends Described>(edit: DescriptionEdit<Resource>): Undo =>
  async () =>
    planOf(edit);

function planOf<Resource extends Described>(edit: DescriptionEdit<Resource>): UndoPlan | undefined {
  const { noun, before, after, view, update } = edit;
  const old = new Map<string, unknown>(Object.entries(before));
  const isSame = Object.entries(after).every(
    ([key, value]) => CHANGING.has(key) || JSON.stringify(value) === JSON.stringify(old.get(key)),
  );
  if (!isSame || before.description === after.description) return undefined;
  const of = `${noun} ${before.name}`;
  return {
    of,
    before: before.description,
    after: after.description,
    look: async () => {
      const now = await fetchQuery({ ...view(before.name), staleTime: 0 });
      const isIt = now.id === before.id;
      const text = now.description === '' ? 'empty' : `“${now.description}”`;
      return {
        value: isIt ? now.description : undefined,
        now: () => (isIt ? `The description of ${of} is now ${text}.` : `Another ${noun} has this name now.`),
        back: () => update(before.description, now).send(),
      };
    },
    done: (
      <>
        Description of {noun} <b>{before.name}</b> restored
      </>
    ),
  };
}
