import type { Action } from '@console/shared/actions';
import type { Sled, SledInstance } from '@console/shared/api';
import { inOneUnit, pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { ActionMenu, columns, TableCard } from '@console/shared/table';
import {
  ButtonLink,
  IdProperty,
  Mono,
  PropertiesTable,
  Property,
  SideModal,
  Skeleton,
  StatusBadge,
  Unknown,
} from '@console/shared/ui';
import { policyWords } from '../../../base/sleds/states.ts';
import { ProvisionPolicy } from '../../sleds/provision-policy.tsx';
import { celsiusOf, disksOf, type Measured, memoryOf } from './overlays.ts';
import styles from './rack.module.css';

/** `48 GiB of 1,024 GiB`. */
function usedOf({ used, total }: NonNullable<ReturnType<typeof memoryOf>>): string {
  const size = inOneUnit([used, total]);
  return `${size(used)} of ${size(total)}`;
}

/** Maximum number of instances shown; the page of the sled lists all. */
const SHOWN = 10;

const col = columns<SledInstance>();

const COLUMNS = [
  col.name('Name', ({ name }) => name),
  col.text('Project', ({ siloName, projectName }) => `${siloName} / ${projectName}`),
  col.custom('State', ({ state }) => <StatusBadge entity="instance" status={state} />, { cut: false }),
];

export interface SledPanelProps {
  sled: Sled;
  slot: number;
  measured: Measured;
  actions: readonly Action<Sled>[];
  onDismiss: () => void;
}

/** A sled of the drawing: its properties, its instances and its actions (docs/screens/operator.md section 9.1). */
export function SledPanel({ sled, slot, measured, actions, onDismiss }: SledPanelProps) {
  const instances = measured.instances?.get(sled.id);
  const disks = disksOf(sled, measured);
  const memory = memoryOf(sled, measured);
  const celsius = celsiusOf(sled, measured);
  const missing = measured.isPending ? <Skeleton /> : <Unknown />;
  return (
    <SideModal title={`Slot ${slot}`} subtitle={sled.baseboard.serial} onDismiss={onDismiss}>
      <div className={styles.panel}>
        <div className={styles.row}>
          <ButtonLink to={to('/system/inventory/sleds/:sledId/instances', { sledId: sled.id })}>
            Open sled
          </ButtonLink>
          <ActionMenu label="Sled actions" resource={sled} actions={actions} copyId={sled.id} />
        </div>
        <PropertiesTable columns={1} inset={false}>
          <Property label="Part">
            <Mono>{sled.baseboard.part}</Mono>
          </Property>
          <Property label="Policy">
            <StatusBadge entity="hardware" status={policyWords(sled)} />
          </Property>
          <Property label="Provision policy">
            <ProvisionPolicy sled={sled} />
          </Property>
          <Property label="State">
            <StatusBadge entity="hardware" status={sled.state} />
          </Property>
          <Property label="Memory of instances">{memory ? usedOf(memory) : missing}</Property>
          <Property label="Disks in service">
            {disks ? `${disks.inService} of ${disks.all}` : missing}
          </Property>
          {celsius !== undefined && <Property label="Warmest sensor">{`${Math.round(celsius)} °C`}</Property>}
          <IdProperty value={sled.id} whole />
        </PropertiesTable>
        {!instances && measured.isPending ? (
          <Skeleton kind="row" />
        ) : (
          <TableCard
            title="Instances"
            rows={instances?.slice(0, SHOWN) ?? []}
            columns={COLUMNS}
            empty={
              instances
                ? { title: 'No instances found', body: 'Nothing runs on this sled.' }
                : { title: 'Not available', body: 'Its instances could not be loaded.' }
            }
            footer={
              instances &&
              instances.length > SHOWN &&
              `${pluralize(instances.length - SHOWN, 'more instance')} on the page of the sled`
            }
          />
        )}
      </div>
    </SideModal>
  );
}
