import type { AddressLotBlock } from '@console/shared/api';

/** A block as text: first and last address, both inclusive. */
export const blockText = ({
  firstAddress,
  lastAddress,
}: Pick<AddressLotBlock, 'firstAddress' | 'lastAddress'>): string => `${firstAddress}–${lastAddress}`;
