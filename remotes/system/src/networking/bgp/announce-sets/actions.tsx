import { Copy, Pencil } from 'lucide-react';
import { type Action, deleteAction, type DeleteOptions } from '@console/shared/actions';
import { type BgpAnnounceSet, networkingBgpAnnounceSetDelete } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';

/** Context of the actions: facts of the page that offers them. */
export interface SetActionContext extends Pick<DeleteOptions<BgpAnnounceSet>, 'after'> {
  /** Why the user may not change announce sets; undefined when they may, or while it is not known. */
  refusal?: string | undefined;
}

/**
 * Actions on an announce set. No operation returns the configs that use it, so `Delete` is always enabled and the server may refuse
 * it (docs/screens/operator.md section 3.6). Keep the list in a `useMemo`.
 */
export const setActions = ({ refusal, ...place }: SetActionContext): readonly Action<BgpAnnounceSet>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    allowed: () => refusal ?? true,
    to: ({ name }) => to('/system/networking/bgp/announce-sets/:announceSet/edit', { announceSet: name }),
  },
  {
    id: 'clone',
    label: 'Clone',
    icon: Copy,
    section: 'edit',
    allowed: () => refusal ?? true,
    to: ({ name }) => `${to('/system/networking/bgp/announce-sets-new')}?from=${encodeURIComponent(name)}`,
  },
  deleteAction({
    noun: 'announce set',
    title: 'Delete announce set',
    errorTitle: 'Could not delete announce set',
    allowed: () => refusal ?? true,
    consequence: 'Peers stop receiving its networks. Sets that a BGP config uses cannot be deleted.',
    many: {
      consequence: 'Peers stop receiving their networks. Sets that a BGP config uses cannot be deleted.',
    },
    call: ({ name }) => callTo(networkingBgpAnnounceSetDelete, { path: { announceSet: name } }),
    ...place,
  }),
];
