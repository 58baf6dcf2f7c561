import { wordFor } from '@console/shared/format';
import { columns } from '@console/shared/table';
import { Mono, StatusBadge } from '@console/shared/ui';
import { formatMicros } from './durations.ts';
import { BFD_MODES, BFD_STATES, type BfdRow, detectsAfter } from './sessions.ts';
import { Watches } from './watches.tsx';

const col = columns<BfdRow>();

/** Columns of the BFD sessions (docs/screens/operator.md section 3.7). */
export const bfdColumns = [
  col.custom('Peer', ({ peer }) => <Mono>{peer}</Mono>, {
    width: 11,
    value: ({ peer }) => peer,
    kind: 'address',
  }),
  col.text('Switch', (session) => session.switch, { width: 6.5, counted: true }),
  col.custom('State', ({ state }) => <StatusBadge entity="bfd" status={wordFor(BFD_STATES, state)} />, {
    width: 8,
    cut: false,
    value: ({ state }) => wordFor(BFD_STATES, state),
    counted: true,
  }),
  col.text('Mode', ({ mode }) => wordFor(BFD_MODES, mode), { rank: 3, width: 8, meta: () => null }),
  col.custom('Local', ({ local }) => (local ? <Mono>{local}</Mono> : 'Any'), {
    rank: 3,
    width: 10,
    value: ({ local }) => local,
  }),
  col.custom('Interval', ({ requiredRx }) => formatMicros(requiredRx), {
    rank: 3,
    width: 6,
    align: 'end',
    value: ({ requiredRx }) => requiredRx,
  }),
  col.custom('Detects after', (session) => formatMicros(detectsAfter(session)), {
    rank: 3,
    width: 8,
    align: 'end',
    value: detectsAfter,
  }),
  col.custom('Watches', ({ watches }) => <Watches of={watches} />, {
    rank: 2,
    value: ({ watches }) => watches?.map(({ label }) => label).join(', '),
    meta: ({ watches }) => watches?.map(({ label }) => label).join(', ') || null,
  }),
];
