import { formatBigNumber } from '@console/shared/format';
import { Tooltip } from '@console/shared/ui';

/** A number of addresses by the rule of big numbers; the whole one is behind a tooltip (docs/screens/common-ui.md section 22). */
export function BigNumber({ value }: { value: bigint }) {
  const { text, full } = formatBigNumber(value);
  if (full === undefined) return text;
  return (
    <Tooltip content={full}>
      <span>{text}</span>
    </Tooltip>
  );
}
