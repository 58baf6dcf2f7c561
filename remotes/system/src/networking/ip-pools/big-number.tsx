import { formatBigNumber } from '@console/shared/format';
import { Tooltip } from '@console/shared/ui';

/** An abbreviated number of addresses with the full number in a tooltip (docs/screens/common-ui.md section 22). */
export function BigNumber({ value }: { value: bigint }) {
  const { text, full } = formatBigNumber(value);
  if (full === undefined) return text;
  return (
    <Tooltip content={full}>
      <span>{text}</span>
    </Tooltip>
  );
}
