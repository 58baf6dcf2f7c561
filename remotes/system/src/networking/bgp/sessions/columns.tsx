import { formatNumber } from '@console/shared/format';
import { columns } from '@console/shared/table';
import { Mono, TimeAgo, Unknown } from '@console/shared/ui';
import { PortCell } from './port-cell.tsx';
import { type SessionRow, stateLook } from './rows.ts';
import { BgpState } from './state-badge.tsx';

const col = columns<SessionRow>();

const count = (value: number | undefined) => (value === undefined ? <Unknown /> : formatNumber(value));

/** Columns of the BGP sessions (docs/screens/operator.md section 3.4). */
export const sessionColumns = [
  col.custom('Peer', ({ addr }) => <Mono>{addr}</Mono>, {
    value: ({ addr }) => addr,
    kind: 'address',
    width: 10,
    // An IPv6 address is shown completely on phones too
    cut: false,
  }),
  col.text('Switch', (session) => session.switch, { width: 7, rank: 2, counted: true }),
  col.custom('State', ({ state }) => <BgpState state={state} />, {
    value: ({ state }) => stateLook(state).word,
    counted: true,
  }),
  col.custom('For', ({ since }) => <TimeAgo date={since} />, {
    width: 6,
    rank: 2,
    meta: () => null,
    value: ({ since }) => since,
  }),
  col.custom('Local ASN', ({ localAsn }) => localAsn, {
    width: 8,
    rank: 3,
    align: 'end',
    value: ({ localAsn }) => localAsn,
  }),
  col.custom('Remote ASN', ({ remoteAsn }) => (remoteAsn === 0 ? 'Unknown' : remoteAsn), {
    width: 8.5,
    rank: 3,
    align: 'end',
    value: ({ remoteAsn }) => remoteAsn,
  }),
  col.custom('Sent', ({ sent }) => count(sent), {
    width: 5,
    rank: 3,
    align: 'end',
    tip: 'Networks that the peer receives, IPv4 only.',
    value: ({ sent }) => sent,
  }),
  col.custom('Received', ({ received }) => count(received), {
    width: 7,
    rank: 3,
    align: 'end',
    tip: 'Networks that the peer announces, IPv4 only.',
    value: ({ received }) => received,
  }),
  col.custom('Port', (session) => <PortCell of={session} />, {
    width: 10.5,
    rank: 2,
    value: ({ port }) => port?.portName,
    meta: () => null,
  }),
];
