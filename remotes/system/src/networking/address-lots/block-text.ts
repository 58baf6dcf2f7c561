import type { AddressLotBlock } from '@console/shared/api';

/** A block in a sentence: first and last address, both part of it. */
export const blockText = ({
  firstAddress,
  lastAddress,
}: Pick<AddressLotBlock, 'firstAddress' | 'lastAddress'>): string => `${firstAddress}–${lastAddress}`;
