import type { BgpAnnounceSet, BgpAnnouncement } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import type { EachOf } from '../../rack/each-of.ts';

const col = columns<BgpAnnounceSet>();

/** Columns of the announce sets (docs/screens/operator.md section 3.6). Keep them in a `useMemo`. */
export const setColumns = (networks: EachOf<readonly BgpAnnouncement[]> | undefined) => {
  const networksOf = ({ id }: BgpAnnounceSet) => networks?.get(id) ?? [];
  return [
    col.link(
      'Name',
      ({ name }) => name,
      ({ name }) => to('/system/networking/bgp/announce-sets/:announceSet', { announceSet: name }),
    ),
    col.list(
      'Networks',
      (set) => networksOf(set).map(({ network }) => ({ value: network })),
      'Other networks',
      {
        rank: 2,
        value: (set) =>
          networksOf(set)
            .map(({ network }) => network)
            .join(' '),
      },
    ),
    col.description(({ description }) => description, 'Description', { meta: () => null }),
    col.date('Updated', ({ timeModified }) => timeModified),
  ];
};
