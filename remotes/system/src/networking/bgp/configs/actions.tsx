import { type Action, deleteAction } from '@console/shared/actions';
import { type BgpConfig, networkingBgpConfigDelete } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import type { ConfigUsers } from './use-config-users.ts';

/** Context of the actions: facts of the list. */
export interface ConfigActionContext {
  users: ConfigUsers | undefined;
  /** Why the user may not change configs; undefined when they may, or while it is not known. */
  refusal?: string | undefined;
}

/** Actions on a BGP config (docs/screens/operator.md section 3.5). Keep the list in a `useMemo`. */
export const configActions = ({ users, refusal }: ConfigActionContext): readonly Action<BgpConfig>[] => [
  deleteAction({
    noun: 'BGP config',
    title: 'Delete BGP config',
    errorTitle: 'Could not delete BGP config',
    allowed: ({ id }) => {
      const names = users?.get(id) ?? [];
      return refusal ?? (names.length === 0 || `In use by port settings ${names.join(', ')}`);
    },
    consequence: 'No peer uses it. This cannot be undone.',
    many: { consequence: 'Configs that a peer uses cannot be deleted.' },
    // By id, because another config may have the name meanwhile
    call: ({ id }) => callTo(networkingBgpConfigDelete, { query: { nameOrId: id } }),
  }),
];
