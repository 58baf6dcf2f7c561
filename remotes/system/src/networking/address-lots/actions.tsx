import { type Action, deleteAction, type DeleteOptions } from '@console/shared/actions';
import { type AddressLot, networkingAddressLotDelete } from '@console/shared/api';
import { formatBigNumber, pluralize } from '@console/shared/format';
import { callTo } from '@console/shared/query';
import { firstUser, sizeOfBlocks } from '../rack/lot-use.ts';
import type { LotUses } from './use-lot-uses.ts';

/** Context of the actions: facts of the page that offers them. */
export interface LotActionContext extends Pick<DeleteOptions<AddressLot>, 'after'> {
  uses: LotUses;
  /** Why the user may not change lots; undefined when they may, or while it is not known. */
  refusal?: string | undefined;
}

/** Actions on an address lot (docs/screens/operator.md section 3.8). Keep the list in a `useMemo`. */
export const lotActions = ({ uses, refusal, ...place }: LotActionContext): readonly Action<AddressLot>[] => [
  deleteAction({
    noun: 'address lot',
    title: 'Delete address lot',
    errorTitle: 'Could not delete address lot',
    allowed: ({ id }) => refusal ?? reasonOf(uses, id),
    consequence: ({ id }) => `${contentOf(uses, id)} You can then add the addresses to another lot.`,
    many: { consequence: 'Their blocks are deleted too. A lot that is in use cannot be deleted.' },
    call: ({ name }) => callTo(networkingAddressLotDelete, { path: { addressLot: name } }),
    ...place,
  }),
];

/** The server refuses to delete a lot with addresses in use; while the use is not known, only the server checks it. */
function reasonOf({ byLot }: LotUses, id: string): true | string {
  const use = byLot.get(id)?.use;
  const user = use && firstUser(use);
  return user ? `In use: ${user.what} has ${user.address}` : true;
}

function contentOf({ byLot }: LotUses, id: string): string {
  const blocks = byLot.get(id)?.blocks;
  if (!blocks) return 'Its blocks are deleted too.';
  const size = formatBigNumber(sizeOfBlocks(blocks)).text;
  return `${pluralize(blocks.length, 'block')} with ${size} addresses ${blocks.length === 1 ? 'is' : 'are'} deleted too.`;
}
