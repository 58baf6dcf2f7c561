import { useMemo } from 'react';
import type { IpPoolRange } from '@console/shared/api';
import { type Form, TextField, useWatch } from '@console/shared/forms';
import { Message } from '@console/shared/ui';
import { BigNumber } from './big-number.tsx';
import { rangeText } from './range-columns.tsx';
import { overlapWith, type RangeInput, sizeOfRange } from './range-schema.ts';

/** Props of {@link RangeFields}. */
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
  return (
    <>
      <Message>
        A range includes its first and its last address. The last address must not be lower than the first.
        Only IPv4 is supported so far.
      </Message>
      <TextField form={form} name="first" label="First" mono hint="First address in the range." />
      <TextField form={form} name="last" label="Last" mono hint="Last address in the range." />
      {overlap && (
        <Message variant="notice" live="status" title="These addresses are in the pool already">
          The range overlaps {rangeText(overlap)}. Choose other addresses.
        </Message>
      )}
      {!overlap && size !== undefined && (
        <Message variant="success" live="status">
          Addresses in this range: <BigNumber value={size} />
        </Message>
      )}
    </>
  );
}
