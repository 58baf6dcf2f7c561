import { useMemo } from 'react';
import type { IpPoolRange } from '@console/shared/api';
import { type Form, TextField, useWatch } from '@console/shared/forms';
import { formatBigNumber } from '@console/shared/format';
import { Message } from '@console/shared/ui';
import { BigNumber } from './big-number.tsx';
import { rangeText } from './range-columns.tsx';
import { unreachedOf, useReachFacts } from './range-reach.ts';
import type { RangeInput } from './range-schema.ts';
import { overlapWith, sizeOfRange, spanOf } from './range-span.ts';

export interface RangeFieldsProps {
  form: Form<RangeInput, RangeInput>;
  /** Existing ranges; a new one must not overlap them. */
  ranges: readonly IpPoolRange[];
}

/** First and last address of a new range, and its size or overlap while typing. */
export function RangeFields({ form, ranges }: RangeFieldsProps) {
  const [first, last] = useWatch({ control: form.control, name: ['first', 'last'] });
  const overlap = useMemo(() => overlapWith({ first, last }, ranges), [first, last, ranges]);
  const size = sizeOfRange({ first, last });
  const facts = useReachFacts();
  const span = spanOf({ first, last });
  const unreached = facts && span && unreachedOf(span, facts);
  return (
    <>
      <Message>
        A range includes its first and its last address. The last address must not be lower than the first.
        Only IPv4 is supported so far.
      </Message>
      <TextField form={form} name="first" label="First" mono hint="First address in the range." />
      <TextField form={form} name="last" label="Last" mono hint="Last address in the range." />
      {overlap && (
        <Message variant="notice" live="status" title="The pool already has these addresses">
          Overlaps {rangeText(overlap)}. Choose other addresses.
        </Message>
      )}
      {!overlap && size !== undefined && (
        <Message variant={unreached?.reasons.length === 0 ? 'success' : 'info'} live="status">
          Addresses in this range: <BigNumber value={size} />
        </Message>
      )}
      {!overlap && size !== undefined && facts && !unreached && (
        <Message variant="notice">Could not check whether external networks reach these addresses.</Message>
      )}
      {!overlap && size !== undefined && unreached && unreached.reasons.length > 0 && (
        <Message
          variant="notice"
          live="status"
          title={
            unreached.count === 0n
              ? 'Not all addresses are in an address lot'
              : `External networks cannot reach ${formatBigNumber(unreached.count).text} of these addresses`
          }
          items={[...unreached.reasons]}
        />
      )}
    </>
  );
}
