import { Route } from 'lucide-react';
import { useMemo } from 'react';
import { ALL, networkingBgpAnnounceSetList, networkingBgpAnnouncementList } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { ListTab, RefreshControl, wholePage } from '@console/shared/table';
import { Message } from '@console/shared/ui';
import { useFleetRefusal } from '../../../use-fleet-refusal.ts';
import { allAnnounceSets, announcementsBySet } from '../../rack/queries.ts';
import styles from '../bgp.module.css';
import { setActions } from './actions.tsx';
import { setColumns } from './columns.tsx';

const NEW = to('/system/networking/bgp/announce-sets-new');

const EMPTY = {
  icon: Route,
  title: 'No announce sets',
  body: 'An announce set lists the networks that the rack announces to its peers.',
  create: 'New announce set',
};

const NOUN = ['announce set', 'announce sets'] as const;

const refreshPage = () => refresh(networkingBgpAnnounceSetList, networkingBgpAnnouncementList);

export function Component() {
  const sets = useLoaded(allAnnounceSets());
  const networks = useQuery(announcementsBySet(sets.map(({ id }) => id)), { keepPrevious: true }).data;
  const page = useMemo(() => wholePage('announce sets', sets), [sets]);
  const refusal = useFleetRefusal();
  const columns = useMemo(() => setColumns(networks), [networks]);
  const actions = useMemo(() => setActions({ refusal }), [refusal]);
  useCommands(
    useMemo(
      () => [
        ...(refusal === undefined ? [{ group: 'Actions', label: 'New announce set', to: NEW }] : []),
        ...sets.map(({ name }) => ({
          group: 'Go to announce set',
          label: name,
          to: to('/system/networking/bgp/announce-sets/:announceSet', { announceSet: name }),
        })),
      ],
      [sets, refusal],
    ),
  );
  return (
    <>
      <ListTab
        plural="Announce sets"
        headerActions={<RefreshControl onRefresh={refreshPage} />}
        create={{ label: 'New announce set', to: NEW, reason: refusal }}
        page={page}
        columns={columns}
        actions={actions}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      >
        {sets.length >= ALL && (
          <div className={styles.note}>
            <Message variant="notice">
              Only the first {ALL} sets are shown. The system returns no more.
            </Message>
          </div>
        )}
      </ListTab>
      <Outlet />
    </>
  );
}
