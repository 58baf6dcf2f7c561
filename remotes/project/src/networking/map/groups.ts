import { groupBy, type Kind, KIND_NAMES, KINDS, type Thing } from './facts.ts';

/** A box of the picture: one resource, or several of one kind with the same connections. */
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

/** Maximum number of boxes of a kind, and of those with the same connections. */
const LIMITS: Readonly<Record<Kind, { readonly all: number; readonly alike: number }>> = {
  gateway: { all: 4, alike: 4 },
  router: { all: 4, alike: 4 },
  subnet: { all: 8, alike: 8 },
  instance: { all: 40, alike: 6 },
  'floating-ip': { all: 40, alike: 2 },
};

/** Maximum number of boxes in a picture, besides the one that a user selects. */
export const MAX_BOXES = KINDS.reduce((sum, kind) => sum + LIMITS[kind].all, 0);

/** Resources that become boxes together. */
type Cluster = readonly Thing[];

/**
 * Boxes for resources in order: the first ones get one each, the others share one.
 * @param wanted id of a resource that must have its own box
 */
function split(things: Cluster, boxes: number, wanted: string | undefined): Cluster[] {
  if (things.length <= boxes) return things.map((thing) => [thing]);
  const own = things.filter(({ id }, index) => index < boxes - 1 || id === wanted);
  const rest = things.filter((thing) => !own.includes(thing));
  return rest.length === 0 ? own.map((thing) => [thing]) : [...own.map((thing) => [thing]), rest];
}

/** The resources of one kind as clusters, up to its limit (plus one for `wanted`). */
function cluster(kind: Kind, alike: readonly Cluster[], wanted: string | undefined): Cluster[] {
  const { all, alike: most } = LIMITS[kind];
  for (let boxes = most; boxes > 0; boxes -= 1) {
    const count = alike.reduce((sum, things) => sum + Math.min(boxes, things.length), 0);
    if (count <= all) return alike.flatMap((things) => split(things, boxes, wanted));
  }
  // Too many with different connections: the last ones share a box nevertheless
  const own = alike.slice(0, all - 1).flatMap((things) => split(things, 1, wanted));
  const others = alike.slice(all - 1).flat();
  return [...own, ...split(others, 1, wanted)];
}

/** Instances with a floating IP come first. */
const byReach = (one: Thing, other: Thing): number =>
  one.kind === 'instance' ? Math.sign(other.after.length) - Math.sign(one.after.length) : 0;

const nameOf = (kind: Kind, [first, ...more]: Cluster): string =>
  first && more.length === 0 ? first.name : `+${more.length + 1} ${KIND_NAMES[kind][1]}`;

/**
 * The boxes of the picture, column by column. In each column, resources with the same connections to the previous column are
 * equivalent: a few of them are drawn, the others together as `+194 instances`. So the number of boxes is bounded for any VPC.
 * @param wanted id of a node that is drawn outside of its group, because it is selected
 */
export function drawnOf(things: readonly Thing[], wanted?: string): Drawn[] {
  const boxOf = new Map<string, string>();
  const boxesOf = (ids: readonly string[]) =>
    [...new Set(ids.flatMap((id) => boxOf.get(id) ?? []))].toSorted();
  const byKind = groupBy(things, ({ kind }) => kind);
  const boxes = KINDS.flatMap((kind) => {
    // Subnets come before their contents, so those of one router need not be adjacent; gateways and routers are few
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
