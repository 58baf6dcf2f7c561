import type { AddressLotBlock } from '@console/shared/api';
import { rangeText } from '@console/shared/format';

/** A block as text. */
export const blockText = ({
  firstAddress,
  lastAddress,
}: Pick<AddressLotBlock, 'firstAddress' | 'lastAddress'>): string => rangeText(firstAddress, lastAddress);
