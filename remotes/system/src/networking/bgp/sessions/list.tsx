import { Route } from 'lucide-react';
import { useMemo } from 'react';
import {
  type BgpImportedRouteIpv4,
  networkingBgpExported,
  networkingBgpImportedRoutesIpv4,
  networkingBgpStatus,
} from '@console/shared/api';
import { isSameAddress } from '@console/shared/format';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { ListTab, wholePage } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { LiveControl } from '../../../base/live/live-control.tsx';
import { LONGEST, useLive } from '../../../base/live/use-live.ts';
import type { EachOf } from '../../rack/each-of.ts';
import { bgpExported, bgpStatus, importedByAsn } from '../../rack/queries.ts';
import { useApplied } from '../../rack/use-applied.ts';
import { sessionColumns } from './columns.tsx';
import { sessionRows, soonOf } from './rows.ts';

const EMPTY = {
  icon: Route,
  title: 'No BGP sessions',
  body: (
    <>
      Add peers in port settings. <Link to={to('/system/networking/port-settings')}>Port settings</Link>
    </>
  ),
};

const refreshPage = () =>
  refresh(networkingBgpStatus, networkingBgpExported, networkingBgpImportedRoutesIpv4);

export function Component() {
  const live = useLive('1m');
  const sessions = useLoaded(bgpStatus(), { poll: (all) => live.every(soonOf(all)), longest: LONGEST });
  const { dataUpdatedAt } = useQuery(bgpStatus(), { enabled: false });
  const exports = useQuery(bgpExported()).data?.exports;
  const applied = useApplied();
  const asns = useMemo(() => [...new Set(sessions.map(({ localAsn }) => localAsn))], [sessions]);
  const imported = useQuery(importedByAsn(asns), { enabled: asns.length > 0, keepPrevious: true }).data;
  const page = useMemo(() => {
    const received = imported && receivedFrom(imported);
    const rows = sessionRows(sessions, { answeredAt: dataUpdatedAt, exports, received, applied });
    return wholePage('bgp sessions', rows);
  }, [sessions, dataUpdatedAt, exports, imported, applied]);
  return (
    <ListTab
      plural="Sessions"
      headerActions={<LiveControl live={live} onRefresh={refreshPage} updatedAt={dataUpdatedAt} />}
      page={page}
      columns={sessionColumns}
      copyId={false}
      empty={EMPTY}
    />
  );
}

/** The number of networks that a switch has from a next hop; undefined when the routes of an ASN are not known. */
function receivedFrom(imported: EachOf<readonly BgpImportedRouteIpv4[]>) {
  const isWhole = [...imported.values()].every((routes) => routes !== undefined);
  const all = [...imported.values()].flatMap((routes) => routes ?? []);
  return (location: string, address: string): number | undefined => {
    const found = all.filter((one) => one.switch === location && isSameAddress(one.nexthop, address)).length;
    return isWhole || found > 0 ? found : undefined;
  };
}
