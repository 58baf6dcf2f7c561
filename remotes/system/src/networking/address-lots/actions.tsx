import { ListPlus } from 'lucide-react';
import { type Action, deleteAction, type DeleteOptions } from '@console/shared/actions';
import { type AddressLot, networkingAddressLotDelete } from '@console/shared/api';
import { formatBigNumber, pluralize } from '@console/shared/format';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { announcedOf, firstHeld, sizeOfBlocks } from '../rack/lot-use.ts';
import type { LotUses } from './use-lot-uses.ts';

/** Context of the actions: facts of the page that offers them. */
export interface LotActionContext extends Pick<DeleteOptions<AddressLot>, 'after'> {
  uses: LotUses;
  /** Why the user may not delete lots; undefined when they may, or while it is not known. */
  refusal?: string | undefined;
  /** Why the user may not add blocks. */
  addRefusal?: string | undefined;
}

/** Actions on an address lot (docs/screens/operator.md section 3.8). Keep the list in a `useMemo`. */
export const lotActions = ({
  uses,
  refusal,
  addRefusal,
  ...place
}: LotActionContext): readonly Action<AddressLot>[] => [
  {
    id: 'add-blocks',
    label: 'Add blocks',
    icon: ListPlus,
    section: 'edit',
    allowed: () => addRefusal ?? true,
    to: ({ name }) => to('/system/networking/address-lots/:addressLot/blocks-add', { addressLot: name }),
  },
  deleteAction({
    noun: 'address lot',
    title: 'Delete address lot',
    errorTitle: 'Could not delete address lot',
    allowed: ({ id }) => refusal ?? reasonOf(uses, id),
    consequence: ({ id }) => `${contentOf(uses, id)}${announcedText(uses, id)}`,
    many: {
      consequence: 'Their blocks are deleted too. Lots with addresses in use by a switch cannot be deleted.',
    },
    call: ({ name }) => callTo(networkingAddressLotDelete, { path: { addressLot: name } }),
    ...place,
  }),
];

/**
 * The server refuses to delete a lot while a switch has an address of it, but not while a network of it is announced. While the use
 * is not known, only the server checks it.
 */
function reasonOf({ byLot }: LotUses, id: string): true | string {
  const use = byLot.get(id)?.use;
  const user = use && firstHeld(use);
  return user ? `In use: ${user.what} has ${user.address}` : true;
}

/** ` Announce set public-prefixes announces 203.0.113.0/26 of it.`; empty when nothing is announced or known. */
function announcedText({ byLot }: LotUses, id: string): string {
  const use = byLot.get(id)?.use;
  const announced = use ? announcedOf(use) : [];
  return [...new Set(announced.map(({ what }) => what))]
    .map((what) => {
      const networks = announced.filter((one) => one.what === what).map(({ address }) => address);
      return ` ${what} announces ${networks.join(', ')} of it.`;
    })
    .join('');
}

function contentOf({ byLot }: LotUses, id: string): string {
  const blocks = byLot.get(id)?.blocks;
  if (!blocks) return 'Its blocks are deleted too.';
  const size = formatBigNumber(sizeOfBlocks(blocks)).text;
  return `${pluralize(blocks.length, 'block')} with ${size} addresses ${blocks.length === 1 ? 'is' : 'are'} deleted too.`;
}
