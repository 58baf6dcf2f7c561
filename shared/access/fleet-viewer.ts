import { isKind, systemPolicyView } from '@console/shared/api';
import { expecting, fetchToShow, query, type Query } from '@console/shared/query';

/** Error kinds of the server for users who may not view the policy of the fleet. */
const REFUSALS = ['forbidden', 'not-found'] as const;

/**
 * Whether the current user is a fleet viewer: a user who may view the fleet's policy is one (docs/specification.md section 6). The refusal
 * is cached as a normal result, so that a navigation does not repeat the request. The key begins with the operation id, so that a
 * change of the policy makes it stale. A page that shows the policy shares its request.
 */
export const isFleetViewer = (): Query<boolean> => ({
  queryKey: [systemPolicyView.id, 'fleet-viewer'],
  queryFn: async () => {
    try {
      await fetchToShow(expecting(query(systemPolicyView), ...REFUSALS));
      return true;
    } catch (error) {
      if (isKind(error, ...REFUSALS)) return false;
      throw error;
    }
  },
});
