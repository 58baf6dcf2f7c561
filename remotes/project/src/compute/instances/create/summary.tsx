import { Fragment, type ReactNode } from 'react';
import type { Utilization } from '@console/shared/api';
import { useWatch } from '@console/shared/forms';
import { formatBytes, pluralize } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { Dash } from '@console/shared/ui';
import { InlineMeter } from '@console/shared/ui/detail';
import { siloUtilization } from '../../../storage/disks/queries.ts';
import { bootSourceId } from './boot-source.ts';
import styles from './create.module.css';
import { demandOf, sizeOf } from './demand.ts';
import type { InstanceForm, InstanceValues } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

const WHAT = ['name', 'start', 'hardware', 'boot', 'disks'] as const;
const WITH = [
  'sshKeys',
  'network',
  'ephemeralIp',
  'floatingIps',
  'antiAffinityGroups',
  'affinityGroups',
] as const;

/** Summary of the entered values and of the quota that the instance would use. */
export function Summary({ form, data }: { form: InstanceForm; data: InstanceData }) {
  const [name, start, hardware, boot, disks] = useWatch({ control: form.control, name: WHAT });
  const [sshKeys, network, ephemeralIp, floatingIps, apart, together] = useWatch({
    control: form.control,
    name: WITH,
  });
  const groups = [...apart, ...together];
  const use = useQuery(siloUtilization()).data;
  return (
    <div className={styles.summary}>
      <h2>Summary</h2>
      <Facts
        rows={[
          ...factsOf({ name, hardware, boot, disks, sshKeys, network, ephemeralIp, floatingIps }, data),
          ...(groups.length > 0 ? [{ label: 'Groups', value: groups.join(', ') }] : []),
        ]}
      />
      {use && (
        <>
          <h3>Quota after creation</h3>
          <Facts rows={quotaOf({ start, hardware, boot, disks }, use)} />
        </>
      )}
    </div>
  );
}

interface Row {
  readonly label: string;
  readonly value: ReactNode;
}

function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function factsOf(
  values: Omit<
    InstanceValues,
    'description' | 'start' | 'hostname' | 'userData' | 'antiAffinityGroups' | 'affinityGroups'
  >,
  data: InstanceData,
): Row[] {
  const { ncpus, gib } = sizeOf(values.hardware);
  return [
    { label: 'Name', value: values.name || <Dash /> },
    {
      label: 'Hardware',
      value: ncpus === null || gib === null ? <Dash /> : `${pluralize(ncpus, 'vCPU')}, ${gib} GiB`,
    },
    { label: 'Boot disk', value: bootText(values, data) ?? <Dash /> },
    { label: 'Additional disks', value: disksText(values) },
    { label: 'Network', value: NETWORKS[values.network.kind](values.network.interfaces.length) },
    { label: 'External IPs', value: addressText(values) },
    { label: 'SSH keys', value: values.sshKeys.length },
  ];
}

const NETWORKS = {
  none: () => 'No interface',
  default: () => 'Default VPC and subnet',
  create: (count: number) => pluralize(count, 'interface'),
} as const;

function bootText({ boot }: Pick<InstanceValues, 'boot'>, data: InstanceData): string | undefined {
  if (boot.source === 'disk') return boot.disk ?? undefined;
  const source = data.sources.get(bootSourceId(boot) ?? '');
  return source && `${source.name}, ${boot.size ?? 0} GiB`;
}

function disksText({ disks }: Pick<InstanceValues, 'disks'>): string {
  const size = disks.reduce((sum, disk) => sum + (disk.type === 'create' ? disk.size : 0), 0);
  const count = disks.length === 0 ? 'None' : String(disks.length);
  return size === 0 ? count : `${count}, ${formatBytes(size).text} new`;
}

function addressText({
  ephemeralIp,
  floatingIps,
}: Pick<InstanceValues, 'ephemeralIp' | 'floatingIps'>): string {
  const { attach, pool } = ephemeralIp;
  const ephemeral = attach ? [pool === null ? 'Ephemeral' : `Ephemeral, from ${pool}`] : [];
  const floating = floatingIps.length === 0 ? [] : [`${floatingIps.length} floating`];
  return [...ephemeral, ...floating].join('; ') || 'None';
}

/** Used quota including this instance, as a share of the total. */
function quotaOf(values: Parameters<typeof demandOf>[0], { capacity, provisioned }: Utilization): Row[] {
  const demand = demandOf(values);
  return (['cpus', 'memory', 'storage'] as const).map((kind) => ({
    label: QUOTAS[kind],
    value: (
      <InlineMeter
        label={`${QUOTAS[kind]} of the quota`}
        used={provisioned[kind] + demand[kind]}
        total={capacity[kind]}
      />
    ),
  }));
}

const QUOTAS = { cpus: 'vCPU', memory: 'Memory', storage: 'Storage' } as const;
