import { KIND_NAMES, KINDS, type Thing } from './facts.ts';

/** Maximum number of names per kind; the others are counted. */
const NAMED = 6;

/** The direct connections of one kind: the first ones, and the number of the others. */
export interface Neighbors {
  readonly named: readonly Thing[];
  readonly more: number;
  /** `994 more instances`; empty when all are named. */
  readonly moreText: string;
}

/** The first few resources of each kind, with the number of the others. */
export function shortList(things: readonly Thing[]): Neighbors[] {
  return KINDS.flatMap((kind) => {
    const all = things.filter((thing) => thing.kind === kind);
    const more = Math.max(0, all.length - NAMED);
    const moreText = more === 0 ? '' : `${more} more ${KIND_NAMES[kind][more === 1 ? 0 : 1].toLowerCase()}`;
    return all.length === 0 ? [] : [{ named: all.slice(0, NAMED), more, moreText }];
  });
}

/** The direct connections of some resources. */
export const neighborsOf = (
  thing: Pick<Thing, 'before' | 'after'>,
  byId: ReadonlyMap<string, Thing>,
): Neighbors[] => shortList([...thing.before, ...thing.after].flatMap((id) => byId.get(id) ?? []));

/** Connections on one line. */
export const neighborsText = (neighbors: readonly Neighbors[]): string =>
  neighbors
    .flatMap(({ named, moreText }) => [...named.map(({ name }) => name), ...(moreText ? [moreText] : [])])
    .join(', ');
