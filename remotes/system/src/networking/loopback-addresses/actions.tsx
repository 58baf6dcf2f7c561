import { Copy, Trash2 } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { networkingLoopbackAddressDelete } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import type { LoopbackRow } from './rows.ts';

/** Context of the actions: facts of the list. */
export interface LoopbackActionContext {
  /** Copies a text to the clipboard. */
  copy: (text: string) => Promise<unknown>;
  /** Why the user may not change loopback addresses; undefined when they may, or while it is not known. */
  refusal?: string | undefined;
}

/** The request that deletes an address; address and mask are separate parameters (docs/screens/operator.md section 0.5). */
function callToDelete({ rackId, switchLocation, address }: LoopbackRow) {
  const [host = '', mask] = address.split('/');
  return callTo(networkingLoopbackAddressDelete, {
    path: { rackId, switchLocation, address: host, subnetMask: Number(mask) },
  });
}

/** Actions on a loopback address (docs/screens/operator.md section 3.9). Keep the list in a `useMemo`. */
export const loopbackActions = ({ copy, refusal }: LoopbackActionContext): readonly Action<LoopbackRow>[] => [
  {
    id: 'copy-address',
    label: 'Copy address',
    icon: Copy,
    section: 'edit',
    run: async ({ address }) => void (await copy(address)),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    section: 'delete',
    danger: true,
    allowed: () => refusal ?? true,
    confirm: ({ address, switchLocation }) => ({
      title: 'Delete loopback address',
      body: (
        <>
          Delete <b>{address}</b> of {switchLocation}? Its BGP sessions end, and the address becomes free.
        </>
      ),
      errorTitle: 'Could not delete loopback address',
    }),
    call: callToDelete,
    done: ({ address }) => (
      <>
        Loopback address <b>{address}</b> deleted
      </>
    ),
    many: { consequence: 'Their BGP sessions end.' },
  },
];
