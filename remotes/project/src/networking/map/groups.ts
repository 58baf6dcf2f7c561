import { groupBy, type Kind, KIND_NAMES, KINDS, type Thing } from './facts.ts';

/** A box of the picture: a thing, or several of one kind that are connected to the same. */
export interface Drawn {
  readonly id: string;
  readonly kind: Kind;
  /** `web-01`, or `+194 instances`. */
  readonly name: string;
  /** Exactly one, or more than one. */
  readonly things: readonly Thing[];
  /** Ids of boxes. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** How many boxes of a kind are in the picture at most, and how many of those that are connected to the same. */
const LIMITS: Readonly<Record<Kind, { readonly all: number; readonly alike: number }>> = {
  gateway: { all: 4, alike: 4 },
  router: { all: 4, alike: 4 },
  subnet: { all: 8, alike: 8 },
  instance: { all: 40, alike: 6 },
  'floating-ip': { all: 40, alike: 2 },
};

/** Boxes that a picture can have at most, besides one that somebody looks for. */
export const MAX_BOXES = KINDS.reduce((sum, kind) => sum + LIMITS[kind].all, 0);

/** Things that become boxes together. */
type Cluster = readonly Thing[];

/**
 * Boxes for things in order: the first ones each get one, the others one together.
 * @param wanted id of a thing that has to have a box of its own
 */
function split(things: Cluster, boxes: number, wanted: string | undefined): Cluster[] {
  if (things.length <= boxes) return things.map((thing) => [thing]);
  const own = things.filter(({ id }, index) => index < boxes - 1 || id === wanted);
  const rest = things.filter((thing) => !own.includes(thing));
  return rest.length === 0 ? own.map((thing) => [thing]) : [...own.map((thing) => [thing]), rest];
}

/** The things of one kind as clusters, not more than its limit (and one for what is wanted). */
function cluster(kind: Kind, alike: readonly Cluster[], wanted: string | undefined): Cluster[] {
  const { all, alike: most } = LIMITS[kind];
  for (let boxes = most; boxes > 0; boxes -= 1) {
    const count = alike.reduce((sum, things) => sum + Math.min(boxes, things.length), 0);
    if (count <= all) return alike.flatMap((things) => split(things, boxes, wanted));
  }
  // So many that differ in what they are connected to: the last ones still share a box
  const own = alike.slice(0, all - 1).flatMap((things) => split(things, 1, wanted));
  const others = alike.slice(all - 1).flat();
  return [...own, ...split(others, 1, wanted)];
}

/** Who is reached by a floating IP is drawn first. */
const byReach = (one: Thing, other: Thing): number =>
  one.kind === 'instance' ? Math.sign(other.after.length) - Math.sign(one.after.length) : 0;

const nameOf = (kind: Kind, [first, ...more]: Cluster): string =>
  first && more.length === 0 ? first.name : `+${more.length + 1} ${KIND_NAMES[kind][1]}`;

/**
 * The boxes of the picture, column by column. In each column, things that are connected to the same boxes of the column before
 * are alike: a few of them are drawn, the others together as `+194 instances`. So the picture has a bounded number of boxes,
 * whatever is in the VPC.
 * @param wanted id of a node that is drawn outside of its group, because it is selected
 */
export function drawnOf(things: readonly Thing[], wanted?: string): Drawn[] {
  const boxOf = new Map<string, string>();
  const boxesOf = (ids: readonly string[]) =>
    [...new Set(ids.flatMap((id) => boxOf.get(id) ?? []))].toSorted();
  const byKind = groupBy(things, ({ kind }) => kind);
  const boxes = KINDS.flatMap((kind) => {
    // Subnets stand before what is in them, so those of one router need not be together; gateways and routers are few
    const isAlone = kind === 'gateway' || kind === 'router' || kind === 'subnet';
    const alike = groupBy(byKind.get(kind) ?? [], ({ before }) => (isAlone ? '' : boxesOf(before).join(' ')));
    const likely = [...alike.values()].map((members) => members.toSorted(byReach));
    return cluster(kind, likely, wanted).map((members) => {
      const [first] = members;
      const id = members.length === 1 ? (first?.id ?? '') : `more ${first?.id ?? ''}`;
      for (const member of members) boxOf.set(member.id, id);
      return { id, kind, name: nameOf(kind, members), things: members };
    });
  });
  const order = new Map(boxes.map(({ id }, index) => [id, index]));
  const inOrder = (ids: readonly string[]) =>
    boxesOf(ids).toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  return boxes.map((box) => ({
    ...box,
    before: inOrder(box.things.flatMap(({ before }) => before)),
    after: inOrder(box.things.flatMap(({ after }) => after)),
  }));
}
