import type { Sled } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns, EmptyCell } from '@console/shared/table';
import { Link, Mono, StatusBadge } from '@console/shared/ui';
import { ProvisionPolicy } from './provision-policy.tsx';
import { policyWords, provisionWords, unusualWords } from './states.ts';
import styles from '../inventory.module.css';

const col = columns<Sled>();

/**
 * Columns of the sleds. Their widths fit whole ids. Keep them in a `useMemo`.
 * @param slots the slots of sleds, by id
 */
export const sledColumns = (slots: ReadonlyMap<string, number>) => [
  col.custom(
    'id',
    ({ id }) => (
      <Link variant="name" to={to('/system/inventory/sleds/:sledId/instances', { sledId: id })}>
        <span className={styles.id}>{id}</span>
      </Link>
    ),
    { value: ({ id }) => id },
  ),
  col.group('Baseboard', [
    col.custom('part number', ({ baseboard }) => <Mono>{baseboard.part}</Mono>, {
      rank: 3,
      width: 7,
      value: ({ baseboard }) => baseboard.part,
    }),
    col.custom('serial number', ({ baseboard }) => <Mono>{baseboard.serial}</Mono>, {
      rank: 2,
      width: 7,
      meta: ({ baseboard }) => baseboard.serial,
      value: ({ baseboard }) => baseboard.serial,
    }),
    col.number('revision', ({ baseboard }) => baseboard.revision, undefined, { rank: 3, width: 6 }),
  ]),
  col.group('Policy', [
    col.custom('Kind', (sled) => <StatusBadge entity="hardware" status={policyWords(sled)} />, {
      rank: 2,
      width: 8,
      // Phones show only values that differ from the default
      meta: unusualWords,
      value: policyWords,
    }),
    col.custom('Provision policy', (sled) => <ProvisionPolicy sled={sled} />, {
      rank: 2,
      width: 9.5,
      meta: () => null,
      value: provisionWords,
    }),
  ]),
  col.custom('Slot', ({ id }) => slots.get(id) ?? <EmptyCell />, {
    rank: 3,
    width: 4,
    value: ({ id }) => slots.get(id),
  }),
  col.custom('state', ({ state }) => <StatusBadge entity="hardware" status={state} />, {
    width: 9.5,
    cut: false,
    value: ({ state }) => state,
  }),
];
