import { Server } from 'lucide-react';
import type { Sled, SledInstance } from '@console/shared/api';
import { inOneUnit, pluralize } from '@console/shared/format';
import { useLoaded, usePage } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { ListTab } from '@console/shared/table';
import styles from '../inventory.module.css';
import { sledById, sledInstancePage } from '../queries.ts';
import { instanceColumns } from './instance-columns.tsx';

const EMPTY = {
  icon: Server,
  title: 'No instances found',
  body: 'Nothing runs on this sled.',
};

export function Component() {
  const { sledId } = useParams('/system/inventory/sleds/:sledId/instances');
  const sled = useLoaded(sledById(sledId));
  const page = usePage(sledInstancePage(sledId));
  const isWhole = page.page === 1 && !page.hasNext;
  return (
    <ListTab plural="Instances" page={page} columns={instanceColumns} tall empty={EMPTY}>
      {isWhole && page.items.length > 0 && <p className={styles.sum}>{sumOf(page.items, sled)}</p>}
    </ListTab>
  );
}

/** The resources of the sled that the instances use. */
function sumOf(instances: readonly SledInstance[], { usablePhysicalRam }: Sled): string {
  const cpus = instances.reduce((sum, { ncpus }) => sum + ncpus, 0);
  const memory = instances.reduce((sum, one) => sum + one.memory, 0);
  const size = inOneUnit([memory, usablePhysicalRam]);
  return `${pluralize(cpus, 'vCPU', 'vCPU')}, ${size(memory)} of ${size(usablePhysicalRam)}`;
}
