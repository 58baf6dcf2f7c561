import * as v from 'valibot';
import type { Sled } from '@console/shared/api';
import { ModalForm, useForm } from '@console/shared/forms';
import { formatNumber, inOneUnit } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import {
  bold,
  IdProperty,
  Link,
  Message,
  Mono,
  PropertiesTable,
  Property,
  Quantity,
} from '@console/shared/ui';
import { physical } from '../../capacity/model/physical.ts';
import { isInService } from '../../base/sleds/states.ts';
import { callToAdd } from './actions.tsx';
import { addSled } from './add.ts';
import { keyOf, type WaitingSled } from './state.ts';

const schema = v.object({});

export interface AddSledProps {
  sled: WaitingSled;
  /** The sleds of the system, to compare hardware of the same part. */
  sleds: readonly Sled[];
  onDismiss: () => void;
}

/** Shows a waiting sled and adds it to the system (docs/screens/operator.md section 9.8). */
export function AddSled({ sled, sleds, onDismiss }: AddSledProps) {
  const form = useForm(schema, {});
  const { part, serial, revision } = sled.baseboard;
  const known = sleds.find((one) => keyOf(one) === sled.key && isInService(one));
  return (
    <ModalForm
      form={form}
      title="Add sled"
      submitLabel="Add sled"
      errorTitle="Could not add sled"
      onDismiss={onDismiss}
      call={() => callToAdd(sled)}
      onSubmit={() => addSled(sled)}
      onSuccess={({ id }) => {
        toast({
          content: bold`Sled ${serial} accepted`,
          link: { label: 'View sled', to: to('/system/inventory/sleds/:sledId/instances', { sledId: id }) },
        });
        onDismiss();
      }}
    >
      <PropertiesTable columns={2} inset={false}>
        <Property label="Slot">
          <Quantity value={sled.cubby} />
        </Property>
        <Property label="Serial">
          <Mono>{serial}</Mono>
        </Property>
        <Property label="Part">
          <Mono>{part}</Mono>
        </Property>
        <Property label="Revision">
          <Quantity value={revision} />
        </Property>
        <IdProperty label="Rack" wide value={sled.rackId} whole />
      </PropertiesTable>
      <p>{whatComes(sled, sleds)}</p>
      {known && (
        <Message>
          This sled is already part of the system.{' '}
          <Link to={to('/system/inventory/sleds/:sledId/instances', { sledId: known.id })}>View sled</Link>
        </Message>
      )}
      {isOtherRevision(sled, sleds) && (
        <Message variant="notice">
          First {part} of revision {revision} here.
        </Message>
      )}
      {sled.former && <Message variant="notice">{serial} was removed earlier. It will get a new ID.</Message>}
    </ModalForm>
  );
}

const samePart = ({ baseboard }: WaitingSled, sleds: readonly Sled[]): readonly Sled[] =>
  sleds.filter((one) => one.baseboard.part === baseboard.part);

/** There are sleds of the part, but none with its revision. */
function isOtherRevision(sled: WaitingSled, sleds: readonly Sled[]): boolean {
  const same = samePart(sled, sleds);
  return same.length > 0 && same.every((one) => one.baseboard.revision !== sled.baseboard.revision);
}

/** The capacity that the system gains, derived from sleds of the same part. */
function whatComes(sled: WaitingSled, sleds: readonly Sled[]): string {
  const [same] = samePart(sled, sleds);
  if (!same) return 'First sled of this part here: its capacity is not known yet.';
  const now = physical(sleds);
  const gain = { cpus: same.usableHardwareThreads, memory: same.usablePhysicalRam };
  const after = { cpus: now.cpus + gain.cpus, memory: now.memory + gain.memory };
  const size = inOneUnit([gain.memory, now.memory, after.memory]);
  return (
    `Adds ${formatNumber(gain.cpus)} threads and ${size(gain.memory)}: ` +
    `${formatNumber(now.cpus)} → ${formatNumber(after.cpus)} threads, ` +
    `${size(now.memory)} → ${size(after.memory)}.`
  );
}
