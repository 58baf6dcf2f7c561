import { isKind } from '@console/shared/api';
import { type Call, fetchQuery, type Query, unlessTaken } from '@console/shared/query';
import type { Undo, UndoPlan } from '@console/shared/runtime';

interface Described {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** The fields that are restored. */
type Restored = Pick<Described, 'name' | 'description'>;

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
  /** How its name is restored too; without it, nothing is offered after a change of the name. */
  readonly rename?: Renaming<Resource>;
}

/** How a resource gets its previous name back. */
export interface Renaming<Resource extends Described> {
  /** The write to the resource under its present name; the description only when the form has changed it. */
  readonly update: (body: Pick<Restored, 'name'> & Partial<Restored>, now: Resource) => Call;
  /** Path of its page under a name: a user on it, or below it, is redirected to the new path. */
  readonly pageOf?: (name: string) => string;
}

/** Fields that change with every write. */
const CHANGING = new Set(['name', 'description', 'timeModified']);

/** Restores the description that a form has changed, and the name; not offered when the form has changed anything else. */
export const undoDescription =
  <Resource extends Described>(edit: DescriptionEdit<Resource>): Undo =>
  async () =>
    planOf(edit);

function planOf<Resource extends Described>(edit: DescriptionEdit<Resource>): UndoPlan | undefined {
  const { before, after, rename } = edit;
  const old = new Map<string, unknown>(Object.entries(before));
  const isSame = Object.entries(after).every(
    ([key, value]) => CHANGING.has(key) || JSON.stringify(value) === JSON.stringify(old.get(key)),
  );
  if (!isSame) return undefined;
  if (before.name !== after.name) return rename && renamedPlan(edit, rename);
  return before.description === after.description ? undefined : describedPlan(edit);
}

const descriptionText = (of: string, { description }: Described) =>
  `The description of ${of} is now ${description === '' ? 'empty' : `“${description}”`}.`;

function describedPlan<Resource extends Described>(edit: DescriptionEdit<Resource>): UndoPlan {
  const { noun, before, after, view, update } = edit;
  const of = `${noun} ${before.name}`;
  return {
    of,
    before: before.description,
    after: after.description,
    look: async () => {
      const now = await fetchQuery({ ...view(before.name), staleTime: 0 });
      const isIt = now.id === before.id;
      return {
        value: isIt ? now.description : undefined,
        now: () => (isIt ? descriptionText(of, now) : `Another ${noun} has this name now.`),
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

function renamedPlan<Resource extends Described>(
  edit: DescriptionEdit<Resource>,
  { update, pageOf }: Renaming<Resource>,
): UndoPlan {
  const { noun, before, after, view } = edit;
  const { name, description } = before;
  const isDescribed = description !== after.description;
  const textOf = (one: Restored) => JSON.stringify([one.name, isDescribed && one.description]);
  const read = async (name: string) => {
    try {
      // Not into the cache: a page that shows it would be replaced by an error
      const found = await view(name).queryFn({
        signal: new AbortController().signal,
        expects: ['not-found'],
      });
      return found.id === before.id ? found : undefined;
    } catch (error) {
      if (isKind(error, 'not-found')) return undefined;
      throw error;
    }
  };
  return {
    of: `${noun} ${after.name}`,
    before: textOf(before),
    after: textOf(after),
    look: async () => {
      // Under its previous name when it was undone already, and the response was lost
      const now = (await read(after.name)) ?? (await read(name));
      return {
        value: now && textOf(now),
        now: () =>
          now
            ? descriptionText(`${noun} ${now.name}`, now)
            : `This ${noun} is no longer named ${after.name}.`,
        back: async () => {
          if (!now) return;
          const call = update({ name, ...(isDescribed && { description }) }, now);
          const subject = noun.charAt(0).toUpperCase() + noun.slice(1);
          await unlessTaken(call, { of: now, to: name, noun: subject, view }).send();
        },
      };
    },
    done: (
      <>
        {isDescribed ? 'Name and description' : 'Name'} of {noun} <b>{name}</b> restored
      </>
    ),
    ...(pageOf && { moved: [pageOf(after.name), pageOf(name)] as const }),
  };
}
