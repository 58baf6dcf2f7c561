import type { AddressLotBlock } from '@console/shared/api';
import { rangeText } from '@console/shared/format';

export const blockText = ({
  firstAddress,
  lastAddress,
}: Pick<AddressLotBlock, 'firstAddress' | 'lastAddress'>): string => rangeText(firstAddress, lastAddress);
