import { formatNumber } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { Link, Mono, StatusBadge } from '@console/shared/ui';
import styles from './rack.module.css';
import type { SlotRow } from './slot-rows.ts';

interface BesideProps {
  /** All rows of the rack. */
  rows: readonly SlotRow[];
  /** Title of the hardware without a position. */
  nowhere: string;
  /** Whether sleds and waiting sleds were read: else a former sled may have lost its slot. */
  isWhole: boolean;
}

/** Hardware without a slot in the drawing: sleds whose slot is unknown, former sleds, and slots that no rack has. */
export function Beside({ rows, nowhere, isWhole }: BesideProps) {
  const isFormer = ({ place }: SlotRow) => place === 'Former';
  const outside = rows.filter(({ place }) => place !== undefined);
  const beyond = rows.filter(({ slot, place }) => place === undefined && slot !== undefined && slot > 31);
  return (
    <aside className={styles.aside} aria-label="Beside the rack">
      <Lines title={nowhere} rows={outside.filter((row) => !isFormer(row))} isWhole={isWhole} />
      <Lines title="Former sleds" rows={outside.filter(isFormer)} isWhole={isWhole} />
      <Lines title="In slots beyond 31" rows={beyond} isWhole={isWhole} />
    </aside>
  );
}

function Lines({ title, rows, isWhole }: Pick<BesideProps, 'rows' | 'isWhole'> & { title: string }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2
        className={styles.heading}
      >{`${title} (${formatNumber(rows.length)}${isWhole ? '' : ', incomplete'})`}</h2>
      <ul className={styles.list}>
        {rows.map(({ id, name, place, slot, sled, status }) => (
          <li key={id}>
            {sled ? (
              <Link variant="name" to={to('/system/inventory/sleds/:sledId/instances', { sledId: sled.id })}>
                <Mono>{name}</Mono>
              </Link>
            ) : (
              <Mono>{name}</Mono>
            )}
            <StatusBadge entity="slot" status={status} />
            {place?.includes(',') && <span className={styles.hint}>{place.split(', ')[1]}</span>}
            {place === undefined && <span className={styles.hint}>{`slot ${slot}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
