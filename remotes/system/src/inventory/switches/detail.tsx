import { ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import {
  CopyButton,
  DateProperty,
  IdProperty,
  Link,
  Mono,
  PropertiesTable,
  Property,
  Quantity,
} from '@console/shared/ui';
import styles from '../inventory.module.css';
import { switchById } from '../queries.ts';
import { WorkOrderLink } from '../work-order/link.tsx';
import { NO_POSITIONS, positions } from '../racks/view/positions.ts';

export function Component() {
  const { switchId } = useParams('/system/inventory/switches/:switchId');
  const { id, baseboard, rackId, timeCreated, timeModified } = useLoaded(switchById(switchId));
  const { facts } = useQuery(positions()).data ?? NO_POSITIONS;
  // The API does not return which switch this is; measurements of its hardware may
  const place = facts.find(({ kind, serial }) => kind === 'switch' && serial === baseboard.serial)?.slot;
  const navigate = useNavigate();
  return (
    <ReadOnlySideModal
      title="Switch"
      subtitle={baseboard.serial}
      onDismiss={() => navigate(to('/system/inventory/switches'))}
    >
      <PropertiesTable columns={1} inset={false}>
        <Property label="Serial">
          <Mono>{baseboard.serial}</Mono>
          <CopyButton text={baseboard.serial} />
        </Property>
        <Property label="Part">
          <Mono>{baseboard.part}</Mono>
        </Property>
        {place !== undefined && <Property label="Place">{`switch${place}`}</Property>}
        <Property label="Revision">
          <Quantity value={baseboard.revision} />
        </Property>
        <Property label="Rack">
          <Link to={to('/system/inventory/racks/:rackId', { rackId })}>
            <span className={styles.id}>{rackId}</span>
          </Link>
        </Property>
        <DateProperty label="Created" date={timeCreated} />
        <DateProperty label="Updated" date={timeModified} />
        <IdProperty value={id} whole />
      </PropertiesTable>
      <WorkOrderLink
        part={`Switch ${baseboard.serial}`}
        to={to('/system/inventory/switches/:switchId/work-order', { switchId })}
      />
    </ReadOnlySideModal>
  );
}
