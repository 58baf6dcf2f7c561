import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Unknown } from '@console/shared/ui';
import type { CertificateRow } from './rows.ts';
import { lookOf } from './standing-look.ts';
import { StandingTags } from './standing-tags.tsx';
import { Until } from './until.tsx';

const col = columns<CertificateRow>();

const tags = (row: CertificateRow) => <StandingTags row={row} />;

/** Columns of the certificates of a silo (docs/screens/operator.md section 5.2). */
export const certificateColumns = [
  col.link(
    'Name',
    ({ name }) => name,
    ({ name }) => to('/certificates/:certificate', { certificate: name }),
  ),
  col.custom('Status', tags, {
    width: 8,
    value: ({ standing }) => standing && lookOf(standing).text,
    counted: true,
    cut: false,
  }),
  col.list(
    'Host names',
    ({ facts }) => (facts?.names ?? []).map((value) => ({ value })),
    'Other host names',
    {
      max: 1,
      rank: 2,
      width: 8,
    },
  ),
  col.text('Issuer', ({ facts }) => facts?.issuer, { rank: 2, width: 7.5 }),
  col.custom('Valid until', ({ facts }) => (facts ? <Until end={facts.notAfter} /> : <Unknown />), {
    width: 15.5,
    rank: 2,
    value: ({ facts }) => facts?.notAfter,
    cut: false,
  }),
  col.description(({ description }) => description, 'Description'),
  col.date('Created', ({ timeCreated }) => timeCreated, { rank: 4 }),
];
