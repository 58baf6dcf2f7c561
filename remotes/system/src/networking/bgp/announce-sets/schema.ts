import * as v from 'valibot';
import type { BgpAnnouncementCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { parseNet } from '@console/shared/format';
import { type Blocks, blocksHolding, correctedNet } from './networks.ts';

/** Values of the form of an announce set, as sent (docs/screens/operator.md section 3.6). */
export const setSchema = v.object({
  name: field.name(),
  description: field.description(),
  announcement: v.array(v.object({ network: v.string(), addressLotBlock: v.string() })),
});

export type SetValues = v.InferInput<typeof setSchema>;

const isAdded = (network: string, added: readonly BgpAnnouncementCreate[]) => {
  const net = parseNet(network);
  return added.some((one) => {
    const other = parseNet(one.network);
    return (
      net && other && net.version === other.version && net.first === other.first && net.width === other.width
    );
  });
};

/** The rules of a new announcement. When not all blocks are known, the server checks whether one contains its network. */
export const announcementSchema = (
  added: readonly BgpAnnouncementCreate[],
  { known, isWhole }: Pick<Blocks, 'known' | 'isWhole'>,
) =>
  v.object({
    network: v.pipe(
      field.ipNetwork(),
      v.check(
        (network) => correctedNet(network) === undefined,
        ({ input }) => `Use ${correctedNet(input)}`,
      ),
      v.check((network) => !isAdded(network, added), 'Items must be unique'),
      v.check(
        (network) => !isWhole || blocksHolding(network, known).length > 0,
        ({ input }) => `No block contains all of ${input}`,
      ),
    ),
    addressLotBlock: field.choice({ label: 'Block' }),
  });
