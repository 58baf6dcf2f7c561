import type { InstanceNetworkInterface } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { Link, Message } from '@console/shared/ui';
import { InstanceLink } from '../instance-link.tsx';
import type { VpcPlace } from '../vpcs/tabs.ts';
import styles from './deletion.module.css';

/** A network interface that keeps a subnet from being deleted. */
export interface Blocker {
  readonly nic: InstanceNetworkInterface;
  /** Name of the subnet. */
  readonly subnet: string;
}

interface BlockersProps {
  place: VpcPlace;
  blockers: readonly Blocker[];
  /** `VPC` or `subnet`. */
  noun: string;
  /** Closes the dialog when a link is followed. */
  onLeave: () => void;
}

/** Resources that still use a network, with links to where they can be removed (network-access.md section 17, B-N1). */
export function Blockers({ place, blockers, noun, onLeave }: BlockersProps) {
  const { project } = place;
  return (
    <>
      <Message variant="notice" title={`The ${noun} is in use`}>
        {blockers.length === 1 ? 'One network interface is' : `${blockers.length} network interfaces are`} in
        it. Delete them on the pages of their instances first.
      </Message>
      <ul className={styles.blockers} aria-label={`What uses the ${noun}`}>
        {blockers.map(({ nic, subnet }) => (
          <li key={nic.id} className={styles.blocker}>
            <InstanceLink project={project} id={nic.instanceId} onClick={onLeave} />
            <span className={styles.where}>
              {nic.name}, {nic.ip}
              {noun === 'VPC' && (
                <>
                  , in{' '}
                  <Link
                    to={to('/projects/:project/vpcs/:vpc/subnets/:subnet', { ...place, subnet })}
                    onClick={onLeave}
                  >
                    {subnet}
                  </Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
