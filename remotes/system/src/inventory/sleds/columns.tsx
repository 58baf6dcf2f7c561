import type { Sled } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { StatusBadge } from '@console/shared/ui';
import { idColumn, partColumn, revisionColumn } from '../hardware-columns.tsx';
import { ProvisionPolicy } from './provision-policy.tsx';
import { SledLink } from '../../base/sleds/sled-link.tsx';
import { SlotText } from './slot-text.tsx';
import { policyWords, provisionWords, unusualWords } from '../../base/sleds/states.ts';
import { slotMeta, type Slots } from './use-slots.ts';

const col = columns<Sled>();

/**
 * Columns of the sleds: those that distinguish sleds first, the id last. Keep them in a `useMemo`.
 */
export const sledColumns = (slots: Slots) => [
  col.custom('serial number', (sled) => <SledLink sled={sled} />, {
    width: 9,
    value: ({ baseboard }) => baseboard.serial,
  }),
  col.custom('Slot', ({ id }) => <SlotText slots={slots} sledId={id} />, {
    rank: 2,
    width: 5,
    meta: ({ id }) => slotMeta(slots?.get(id)),
    value: ({ id }) => slots?.get(id),
  }),
  col.custom('state', ({ state }) => <StatusBadge entity="hardware" status={state} />, {
    width: 9.5,
    cut: false,
    value: ({ state }) => state,
    counted: true,
  }),
  col.group('Policy', [
    col.custom('Kind', (sled) => <StatusBadge entity="hardware" status={policyWords(sled)} />, {
      rank: 2,
      width: 7,
      // Phones show only values that differ from the default
      meta: unusualWords,
      value: policyWords,
    }),
    col.custom('Provision policy', (sled) => <ProvisionPolicy sled={sled} />, {
      rank: 2,
      width: 8.5,
      meta: () => null,
      value: provisionWords,
      counted: true,
    }),
  ]),
  partColumn<Sled>(7, 'part number'),
  revisionColumn<Sled>('revision'),
  idColumn<Sled>('id'),
];
