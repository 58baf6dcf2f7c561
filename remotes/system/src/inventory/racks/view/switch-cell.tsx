import { Network } from 'lucide-react';
import { ALL, networkingSwitchPortList } from '@console/shared/api';
import { everyPage, query, useQuery } from '@console/shared/query';
import { cx, Icon, Link } from '@console/shared/ui';
import type { SwitchPlace } from './geometry.ts';
import styles from './rack.module.css';

const ports = () =>
  everyPage((pageToken) => query(networkingSwitchPortList, { query: { limit: ALL, pageToken } }));

interface SwitchCellProps {
  id: string;
  place: SwitchPlace;
  isTabStop: boolean;
  isDimmed: boolean;
}

/** A switch with the number of its configured ports; links to its ports. */
export function SwitchCell({ id, place, isTabStop, isDimmed }: SwitchCellProps) {
  const own = useQuery(ports()).data?.items.filter(({ switchLocation }) => switchLocation === place);
  const used = own?.filter(({ portSettingsId }) => portSettingsId).length;
  return (
    <Link
      id={id}
      data-cell={place}
      className={cx(styles.cell, styles.switch, isDimmed && styles.dimmed)}
      tabIndex={isTabStop ? 0 : -1}
      to={`/system/networking/switch-ports?switch=${place}`}
    >
      <Icon of={Network} />
      <span className={styles.serial}>{place}</span>
      {own && <span className={styles.reading}>{`${used} of ${own.length} ports configured`}</span>}
    </Link>
  );
}
