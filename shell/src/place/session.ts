import { useEffect } from 'react';
import { call } from '@console/shared/runtime';
import {
  currentUserGroups,
  currentUserView,
  isKind,
  systemPolicyView,
  type CurrentUser,
  type Group,
} from '@console/shared/api';
import { prefetch, query, setPerson, useQuery } from '@console/shared/query';

/** Milliseconds the frame believes what it knows about the user (docs/screens/common-ui.md section 27). */
const STALE = 60_000;

/** How the server tells plain people that they may not view the policy of the fleet. */
const REFUSALS = ['forbidden', 'not-found'] as const;

const OF_FRAME = { staleTime: STALE, meta: { isOfFrame: true } } as const;

const meQuery = () => ({ ...query(currentUserView, {}), ...OF_FRAME });
const groupsQuery = () => ({ ...query(currentUserGroups, {}), ...OF_FRAME });

/**
 * Whoever may view the fleet's policy is a fleet viewer (docs/specification.md section 6). The refusal is an answer and is
 * kept like one, so that not every navigation asks again. The key begins with the operation: a change of the policy
 * makes it stale.
 */
const fleetViewerQuery = () => ({
  queryKey: [systemPolicyView.id, 'fleet-viewer'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<boolean> => {
    try {
      await call(systemPolicyView, {}, { signal, expects: REFUSALS });
      return true;
    } catch (error) {
      if (isKind(error, ...REFUSALS)) return false;
      throw error;
    }
  },
  ...OF_FRAME,
});

/** Who is signed in; every part is undefined until it is known. */
export interface Session {
  me: CurrentUser | undefined;
  groups: readonly Group[] | undefined;
  isFleetViewer: boolean | undefined;
  /** The question whether they are a fleet viewer has an answer, or cannot be answered. */
  isSettled: boolean;
}

/** Data of the frame: user, groups, and whether the system pages are open to them. */
export function useSession(): Session {
  const me = useQuery(meQuery());
  const groups = useQuery(groupsQuery());
  const fleetViewer = useQuery(fleetViewerQuery());
  const person = me.data?.id;
  // Drafts of forms are in the browser's storage
  useEffect(() => {
    if (person !== undefined) setPerson(person);
  }, [person]);
  return {
    me: me.data,
    groups: groups.data?.items,
    isFleetViewer: fleetViewer.data,
    isSettled: !fleetViewer.isPending,
  };
}

/** Asks again for what is older than a minute; on start it spares the first page a round trip. */
export function refreshSession(): void {
  prefetch([meQuery(), groupsQuery(), fleetViewerQuery()]);
}
