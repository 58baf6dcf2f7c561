import type { PhysicalDisk } from '@console/shared/api';
import { filterWord } from '@console/shared/format';
import { ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { LookupCell } from '@console/shared/table';
import {
  CopyButton,
  Dash,
  DateProperty,
  IdProperty,
  Link,
  Mono,
  PropertiesTable,
  Property,
  StatusBadge,
  Tag,
  TipIcon,
} from '@console/shared/ui';
import { physicalDiskById, sledLookup } from '../queries.ts';
import { SlotText } from '../sleds/slot-text.tsx';
import { useSlots } from '../sleds/use-slots.ts';
import { WorkOrderLink } from '../work-order/link.tsx';
import { formFactorOf } from './columns.tsx';

const DISKS = to('/system/inventory/disks');

export function Component() {
  const { diskId } = useParams('/system/inventory/disks/:diskId');
  const disk = useLoaded(physicalDiskById(diskId));
  const slots = useSlots();
  const navigate = useNavigate();
  return (
    <ReadOnlySideModal title="Disk" subtitle={disk.serial} onDismiss={() => navigate(DISKS)}>
      <PropertiesTable columns={1} inset={false}>
        <Property label="Serial">
          <Mono>{disk.serial}</Mono>
          <CopyButton text={disk.serial} />
        </Property>
        <Property label="Sled">
          <ItsSled disk={disk} />
        </Property>
        <Property label="Slot in rack">
          <SlotText slots={slots} sledId={disk.sledId} />
        </Property>
        <Property label="State">
          <StatusBadge entity="hardware" status={disk.state} />
        </Property>
        <Property label="Policy">
          <StatusBadge entity="hardware" status={disk.policy?.kind} />
        </Property>
        <Property label="Form factor">
          <Tag raw>{formFactorOf(disk)}</Tag>
        </Property>
        <Property label="Vendor">{disk.vendor}</Property>
        <Property label="Model">
          <Mono>{disk.model}</Mono>
        </Property>
        <DateProperty label="Added" date={disk.timeCreated} />
        <DateProperty label="Updated" date={disk.timeModified} />
        <IdProperty value={disk.id} whole />
      </PropertiesTable>
      <Link to={`${DISKS}?filter=${encodeURIComponent(filterWord(disk.model))}`}>Same model</Link>
      <WorkOrderLink
        part={`Disk ${disk.serial}`}
        to={to('/system/inventory/disks/:diskId/work-order', { diskId })}
      />
    </ReadOnlySideModal>
  );
}

function ItsSled({ disk: { sledId } }: { disk: PhysicalDisk }) {
  if (!sledId)
    return (
      <>
        <Dash /> <TipIcon>The disk is in no sled</TipIcon>
      </>
    );
  return <SledLink sledId={sledId} />;
}

function SledLink({ sledId }: { sledId: string }) {
  return (
    <LookupCell query={useQuery(sledLookup(sledId))}>
      {({ baseboard }) => (
        <Link to={to('/system/inventory/sleds/:sledId/instances', { sledId })}>
          <Mono>{baseboard.serial}</Mono>
        </Link>
      )}
    </LookupCell>
  );
}
