import { ArrowRight, ShieldCheck } from 'lucide-react';
import type { Silo } from '@console/shared/api';
import { EmptyState, Icon, Tag } from '@console/shared/ui';
import styles from './silos.module.css';

/**
 * The fleet roles that the silo roles confer (docs/screens/system-settings-auth.md section 4d). The map contains the fleet roles of
 * each silo role.
 */
export function FleetRolesTab({ silo }: { silo: Silo }) {
  const pairs = Object.entries(silo.mappedFleetRoles ?? {}).flatMap(([siloRole, fleetRoles]) =>
    fleetRoles.map((fleetRole) => ({ siloRole, fleetRole })),
  );
  return (
    <div className={styles.fleetRoles}>
      <p className={styles.intro}>
        Everyone with a mapped silo role also has the fleet role. The mapping is set when the silo is created.
      </p>
      {pairs.length === 0 ? (
        <EmptyState variant="card" icon={ShieldCheck} title="Mapped fleet roles">
          No silo role is mapped to a fleet role.
        </EmptyState>
      ) : (
        <ul className={styles.pairs}>
          {pairs.map(({ siloRole, fleetRole }) => (
            <li key={`${siloRole} ${fleetRole}`} className={styles.pair}>
              <Tag raw>{`Silo ${siloRole}`}</Tag>
              <Icon of={ArrowRight} label="maps to" />
              <span>{`Fleet ${fleetRole}`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
