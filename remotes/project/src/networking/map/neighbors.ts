import { KIND_NAMES, KINDS, type Thing } from './facts.ts';

/** How many of a kind are named; the others are counted. */
const NAMED = 6;

/** What something is directly connected to, of one kind: the first ones, and how many there are besides. */
export interface Neighbors {
  readonly named: readonly Thing[];
  readonly more: number;
  /** `994 more instances`; empty when all are named. */
  readonly moreText: string;
}

/** The first few of some things by kind, with the number of the others. */
export function shortList(things: readonly Thing[]): Neighbors[] {
  return KINDS.flatMap((kind) => {
    const all = things.filter((thing) => thing.kind === kind);
    const more = Math.max(0, all.length - NAMED);
    const moreText = more === 0 ? '' : `${more} more ${KIND_NAMES[kind][more === 1 ? 0 : 1].toLowerCase()}`;
    return all.length === 0 ? [] : [{ named: all.slice(0, NAMED), more, moreText }];
  });
}

/** What some things are directly connected to. */
export const neighborsOf = (
  thing: Pick<Thing, 'before' | 'after'>,
  byId: ReadonlyMap<string, Thing>,
): Neighbors[] => shortList([...thing.before, ...thing.after].flatMap((id) => byId.get(id) ?? []));

/** Neighbors in a line. */
export const neighborsText = (neighbors: readonly Neighbors[]): string =>
  neighbors
    .flatMap(({ named, moreText }) => [...named.map(({ name }) => name), ...(moreText ? [moreText] : [])])
    .join(', ');
