import { Waypoints } from 'lucide-react';
import { useMemo } from 'react';
import type { Action } from '@console/shared/actions';
import { columns, ListTab, wholePage } from '@console/shared/table';
import { KIND_NAMES, type Thing } from './facts.ts';
import { neighborsOf, neighborsText } from './neighbors.ts';

const EMPTY = {
  icon: Waypoints,
  title: 'Nothing in this VPC',
  body: 'Create a subnet, and instances with network interfaces in it.',
};

const col = columns<Thing>();

const factsText = ({ facts }: Thing): string => facts.map((fact) => fact.join(' ')).join(', ');

const mapColumns = (byId: ReadonlyMap<string, Thing>) => [
  col.link(
    'name',
    ({ name }) => name,
    ({ to }) => to,
    { width: 14 },
  ),
  col.text('Kind', ({ kind }) => KIND_NAMES[kind][0], { rank: 2, width: 9 }),
  col.text('Facts', factsText, { rank: 2 }),
  col.text('Connected to', (thing) => neighborsText(neighborsOf(thing, byId)), { rank: 2 }),
];

interface FactsTableProps {
  /** Identifies the list. */
  list: string;
  things: readonly Thing[];
  /** Shows an item in the picture. */
  onShow: (id: string) => void;
}

/** The facts of the picture as a list with filter and sorting. */
export function FactsTable({ list, things, onShow }: FactsTableProps) {
  const page = useMemo(() => wholePage(list, things), [list, things]);
  const shown = useMemo(() => mapColumns(new Map(things.map((thing) => [thing.id, thing]))), [things]);
  // Evaluated on click
  const actions = useMemo<readonly Action<Thing>[]>(
    () => [
      { id: 'show', label: 'Show in picture', icon: Waypoints, section: 'view', run: ({ id }) => onShow(id) },
    ],
    [onShow],
  );
  return <ListTab plural="Parts" page={page} columns={shown} actions={actions} empty={EMPTY} />;
}
