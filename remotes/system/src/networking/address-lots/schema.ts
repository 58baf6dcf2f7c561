import * as v from 'valibot';
import type { AddressLotBlock, AddressLotBlockCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { ipVersion, overlaps } from '@console/shared/format';
import { rangeOf } from '../rack/lot-use.ts';

export interface TakenBlock extends Pick<AddressLotBlock, 'firstAddress' | 'lastAddress'> {
  /** `the lot switch-uplinks`. */
  readonly of: string;
}

const end = () =>
  v.pipe(
    v.string(),
    v.trim(),
    field.check((address) => ipVersion(address) !== undefined, 'Not a valid IP address'),
  );

type Ends = AddressLotBlockCreate;

const isOneVersion = ({ firstAddress, lastAddress }: Ends) =>
  ipVersion(firstAddress) === ipVersion(lastAddress);

/** The rules of a new block (docs/screens/operator.md section 3.8). */
export const blockSchema = v.pipe(
  v.object({ firstAddress: end(), lastAddress: end() }),
  v.rawCheck<Ends>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const message = blockError(value);
    if (message === undefined) return;
    addIssue({
      message,
      path: [
        {
          type: 'object',
          origin: 'value',
          input: { ...value },
          key: 'lastAddress',
          value: value.lastAddress,
        },
      ],
    });
  }),
);

function blockError(block: Ends): string | undefined {
  const isTyped = [block.firstAddress, block.lastAddress].every((one) => ipVersion(one) !== undefined);
  if (!isTyped) return undefined;
  if (!isOneVersion(block)) return 'Both addresses must be IPv4 or both IPv6';
  return rangeOf(block) === undefined ? 'The first address must not be above the last' : undefined;
}

/** The first of the blocks that overlaps a new one, which the server accepts. */
export function overlapWith(block: Ends, taken: readonly TakenBlock[]): TakenBlock | undefined {
  const range = rangeOf(block);
  return taken.find((other) => {
    const known = rangeOf(other);
    return range !== undefined && known !== undefined && overlaps(range, known);
  });
}

/** Values of the form of a new lot, which are sent unchanged. */
export const lotSchema = v.object({
  name: field.name(),
  description: field.description(),
  kind: field.oneOf(['infra', 'pool']),
  blocks: field.list(v.object({ firstAddress: v.string(), lastAddress: v.string() }), {
    min: 1,
    message: 'At least one block is required',
  }),
});
