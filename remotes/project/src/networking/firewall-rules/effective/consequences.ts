import type { IpVersion } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { type End, insideEnds, outsideEnds, pairsOf, type PlacedFacts, united } from './consequences-ends.ts';
import { type Index, indexRules, type Seen } from './consequences-index.ts';
import { type Change, changesOf, type Kinds } from './consequences-traffic.ts';

/** Flows with the same change: from each of the one to each of the other, without those of an instance to itself. */
export interface Row {
  readonly change: Change;
  readonly kinds: Kinds;
  readonly from: readonly End[];
  readonly to: readonly End[];
  /** The number of pairs. */
  readonly flows: number;
}

/** The consequences of a change of rules. */
export interface Consequences {
  readonly rows: readonly Row[];
  /** The number of flows by their change. A flow is a pair of ends, whichever part of its traffic changes. */
  readonly counts: Readonly<Record<Change, number>>;
}

/** Ends that all rules treat alike. */
interface Group extends Seen {
  readonly id: number;
  readonly ends: readonly End[];
  /** Undefined: an end without a known address. */
  readonly version: IpVersion | undefined;
}

function groupsOf(ends: readonly End[], index: Index): readonly Group[] {
  const groups = new Map<
    string,
    { readonly seen: Seen; readonly version: Group['version']; readonly ends: End[] }
  >();
  for (const end of ends) {
    const { kind, peer } = end;
    const seen = { ...index.see(peer), isInside: kind === 'instance' };
    const version = peer.address?.version;
    // The parts of an end that are not known are its own
    const own = version ?? `${kind} ${end.kind === 'network' ? '' : end.name}`;
    const key = [own, seen.isInside, seen.targets, seen.hosts].join();
    const group = groups.get(key);
    if (group) group.ends.push(end);
    else groups.set(key, { seen, version, ends: [end] });
  }
  return [...groups.values()].map(({ seen, version, ends: all }, id) => ({
    ...seen,
    id,
    version,
    ends: all,
  }));
}

/** Whether addresses can be of one flow: not if their IP versions are known to differ. */
const isPair = (from: Group, to: Group): boolean =>
  from.version === undefined || to.version === undefined || from.version === to.version;

/** A change of some traffic between groups. */
interface Cell {
  readonly change: Change;
  readonly kinds: Kinds;
  readonly from: Group[];
}

type Finding = readonly Pick<Cell, 'change' | 'kinds'>[];

/** The changes between groups; equal rules have equal results where the ends are known. */
function comparison(index: Index): (from: Group, to: Group) => Finding {
  const known = new Map<string, Finding>();
  return (from, to) => {
    const rules = index.between(from, to);
    if ((rules & index.changed) === 0n) return [];
    const isKnown = from.version !== undefined && to.version !== undefined;
    const key = `${from.isInside} ${to.isInside} ${rules} ${isKnown ? '' : `${from.id} ${to.id}`}`;
    const found =
      known.get(key) ??
      changesOf({
        before: index.listOf(rules & index.before),
        after: index.listOf(rules & index.after),
        changed: index.listOf(rules & index.changed),
        from: endOf(from),
        to: endOf(to),
      });
    known.set(key, found);
    return found;
  };
}

const endOf = ({ ends, isInside }: Group) => ({ peer: ends[0]?.peer ?? {}, isInside });

/** Unites the destinations that have the same change from the same sources. */
function rowsTo(cells: ReadonlyMap<Group, ReadonlyMap<string, Cell>>): Row[] {
  const rows = new Map<string, Cell & { readonly to: Group[] }>();
  for (const [to, all] of cells)
    for (const [key, cell] of all) {
      const id = `${key} ${cell.from.map((from) => from.id).join()}`;
      const row = rows.get(id);
      if (row) row.to.push(to);
      else rows.set(id, { ...cell, to: [to] });
    }
  return [...rows.values()].map(({ change, kinds, from, to }) => {
    const sources = united(from.flatMap(({ ends }) => ends));
    const targets = united(to.flatMap(({ ends }) => ends));
    return { change, kinds, from: sources, to: targets, flows: pairsOf(sources, targets) };
  });
}

const ORDER: readonly Change[] = ['blocked', 'allowed', 'unknown'];

/** The rows in order, and the number of flows. */
export function resultOf(all: readonly Row[]): Consequences {
  const rows = all.filter(({ flows }) => flows > 0);
  const count = (change: Change) =>
    rows.filter((row) => row.change === change).reduce((sum, { flows }) => sum + flows, 0);
  return {
    rows: rows.toSorted((a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change) || b.flows - a.flows),
    counts: { blocked: count('blocked'), allowed: count('allowed'), unknown: count('unknown') },
  };
}

/**
 * The consequences of a change to a VPC's rules: the flows between instances, and between instances and the networks that rules name,
 * for which the rules at both ends decide differently than before. It yields between parts of the work, so that the page stays responsive.
 */
export function* comparing(
  before: readonly RuleBody[],
  after: readonly RuleBody[],
  facts: PlacedFacts,
): Generator<void, Consequences> {
  const index = indexRules(before, after);
  const cells = new Map<Group, Map<string, Cell>>();
  if (index.changed === 0n) return resultOf(rowsTo(cells));
  const compare = comparison(index);
  const groups = groupsOf([...insideEnds(facts), ...outsideEnds([...before, ...after], facts)], index);
  for (const to of groups) {
    const found = new Map<string, Cell>();
    for (const from of groups) {
      if (!isPair(from, to)) continue;
      yield;
      for (const { change, kinds } of compare(from, to)) {
        const key = JSON.stringify([change, kinds]);
        const cell = found.get(key);
        if (cell) cell.from.push(from);
        else found.set(key, { change, kinds, from: [from] });
      }
    }
    if (found.size > 0) cells.set(to, found);
  }
  return resultOf(rowsTo(cells));
}
