import { isRecord } from '@console/shared/record';
import { useEffect } from 'react';
import { SILO_KEY } from '../composition/choice.ts';
import { currentConsole } from '../composition/console.ts';
import { isFleetViewer } from '@console/shared/access/fleet-viewer';
import { currentUser, myGroups } from '@console/shared/access/queries';
import type { CurrentUser, Group } from '@console/shared/api';
import { fetchToShow, prefetch, setPerson, useQuery } from '@console/shared/query';

/** Milliseconds for which the frame uses cached data about the user (docs/screens/common-ui.md section 27). */
const STALE = 60_000;

const OF_FRAME = { staleTime: STALE, meta: { isOfFrame: true } } as const;

const meQuery = () => ({ ...currentUser(), ...OF_FRAME });
const groupsQuery = () => ({ ...myGroups(), ...OF_FRAME });

const fleetViewerQuery = () => ({ ...isFleetViewer(), ...OF_FRAME });

/** The signed-in user; every member is undefined until it is loaded. */
export interface Session {
  me: CurrentUser | undefined;
  groups: readonly Group[] | undefined;
  isFleetViewer: boolean | undefined;
  /** The fleet viewer request has succeeded or failed. */
  isSettled: boolean;
}

/** Stores the silo for the next document, which chooses its builds before the user is known; only during a rollout by silos. */
function keepSilo(silo: string): void {
  if (!currentConsole().rows.some(({ rollout }) => isRecord(rollout) && 'silos' in rollout)) return;
  try {
    localStorage.setItem(SILO_KEY, silo);
  } catch {
    // Without storage the browser uses the published build
  }
}

/** Data of the frame: user, groups, and whether the user may open the system pages. */
export function useSession(): Session {
  const me = useQuery(meQuery());
  const groups = useQuery(groupsQuery());
  const fleetViewer = useQuery(fleetViewerQuery());
  const person = me.data?.id;
  const silo = me.data?.siloName;
  // Drafts of forms are in the browser's storage, which is outside of React
  useEffect(() => {
    if (person !== undefined) setPerson(person);
    if (silo !== undefined) keepSilo(silo);
  }, [person, silo]);
  return {
    me: me.data,
    groups: groups.data?.items,
    isFleetViewer: fleetViewer.data,
    isSettled: !fleetViewer.isPending,
  };
}

/** Refetches the data that is older than a minute; on start this runs in parallel to the first page and saves a round trip. */
export function refreshSession(): void {
  prefetch([meQuery(), groupsQuery(), fleetViewerQuery()]);
}

/** The data about the user that a search outside of a page needs. */
export async function personScope(): Promise<{ isFleetViewer: boolean; siloName: string }> {
  const [isFleetViewer, { siloName }] = await Promise.all([
    fetchToShow(fleetViewerQuery()),
    fetchToShow(meQuery()),
  ]);
  return { isFleetViewer, siloName };
}
