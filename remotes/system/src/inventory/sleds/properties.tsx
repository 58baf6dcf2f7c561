import type { Sled } from '@console/shared/api';
import { ExtensionProperties } from '@console/shared/extensions';
import { to } from '@console/shared/routing';
import {
  Bytes,
  CopyButton,
  IdProperty,
  Link,
  Mono,
  PropertiesTable,
  Property,
  Quantity,
  StatusBadge,
} from '@console/shared/ui';
import styles from '../inventory.module.css';
import { ProvisionPolicy } from './provision-policy.tsx';
import { policyWords } from '../../base/sleds/states.ts';
import { SlotText } from './slot-text.tsx';
import { useSlots } from './use-slots.ts';

/** Properties of a sled above its tabs (docs/screens/operator.md section 2.2). */
export function SledProperties({ sled }: { sled: Sled }) {
  const { baseboard, rackId } = sled;
  const slots = useSlots();
  return (
    <PropertiesTable>
      <Property label="serial">
        <Mono>{baseboard.serial}</Mono>
        <CopyButton text={baseboard.serial} />
      </Property>
      <Property label="slot">
        <SlotText slots={slots} sledId={sled.id} />
      </Property>
      <Property label="state">
        <StatusBadge entity="hardware" status={sled.state} />
      </Property>
      <Property label="policy">
        <StatusBadge entity="hardware" status={policyWords(sled)} />
      </Property>
      <Property label="provision policy">
        <ProvisionPolicy sled={sled} />
      </Property>
      <Property label="part">
        <Mono>{baseboard.part}</Mono>
      </Property>
      <Property label="revision">
        <Quantity value={baseboard.revision} />
      </Property>
      <Property label="usable hardware threads">
        <Quantity value={sled.usableHardwareThreads} />
      </Property>
      <Property label="usable physical RAM" wide>
        <Bytes bytes={sled.usablePhysicalRam} />
      </Property>
      <IdProperty label="sled ID" wide value={sled.id} whole />
      <Property label="rack ID" wide>
        <Link to={to('/system/inventory/racks/:rackId', { rackId })}>
          <span className={styles.id}>{rackId}</span>
        </Link>
      </Property>
      <ExtensionProperties place="sled.property" with={{ sled }} />
    </PropertiesTable>
  );
}
