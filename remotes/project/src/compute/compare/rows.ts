import type { Disk, ExternalIp, Instance, InstanceNetworkInterface } from '@console/shared/api';
import { formatBytes, humanize, wordFor } from '@console/shared/format';
import { POLICY_LABELS } from '../instances/auto-restart.ts';

/** A value of an instance: the lines of a cell, none for nothing; or why there are none. */
export type Value = readonly string[] | 'loading' | 'failed';

/** The known facts about one instance. A part is absent while it loads; `null` when it could not be read. */
export interface Compared {
  readonly name: string;
  readonly instance?: Instance | null | undefined;
  readonly addresses?: readonly ExternalIp[] | null | undefined;
  readonly disks?: readonly Disk[] | null | undefined;
  readonly interfaces?: readonly InstanceNetworkInterface[] | null | undefined;
  readonly affinity?: readonly { readonly name: string }[] | null | undefined;
  readonly antiAffinity?: readonly { readonly name: string }[] | null | undefined;
  readonly keys?: readonly { readonly name: string }[] | null | undefined;
}

/** Names of VPCs and subnets by id, where known. */
export type NameOf = (id: string) => string | undefined;

/** A line of the comparison. */
export interface Row {
  readonly label: string;
  readonly values: readonly Value[];
  /** Undefined while a value is missing and the others are equal. */
  readonly differs: boolean | undefined;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

const sorted = (lines: readonly string[]): readonly string[] =>
  lines.toSorted((a, b) => a.localeCompare(b, undefined, { numeric: true }));

/** The value of a part, or why it is missing. */
const from = <Part>(part: Part | null | undefined, lines: (part: Part) => readonly string[]): Value =>
  part === undefined ? 'loading' : part === null ? 'failed' : lines(part);

const isKnown = (value: Value): value is readonly string[] => typeof value !== 'string';

/** Whether values differ; unknown ones decide nothing, unless the known ones do. */
export function differ(values: readonly Value[]): boolean | undefined {
  const known = values.filter(isKnown);
  const different = new Set(known.map((lines) => JSON.stringify(lines))).size > 1;
  if (different) return true;
  return known.length === values.length ? false : undefined;
}

const policyOf = ({ autoRestartPolicy: policy }: Instance): string =>
  policy ? wordFor(POLICY_LABELS, policy) : 'Default';

const diskLine = ({ name, size, blockSize }: Disk): string =>
  `${name}, ${formatBytes(size).text}, blocks of ${blockSize} B`;

/** A disk that the instance names but does not hold is unknown, not absent. */
const bootDisks = ({ instance, disks }: Compared): Value =>
  from(instance, (own) => {
    if (!own.bootDiskId) return ['Not set'];
    const disk = disks?.find(({ id }) => id === own.bootDiskId);
    return [disk ? diskLine(disk) : own.bootDiskId];
  });

const dataDisks = ({ instance, disks }: Compared): Value =>
  from(instance && disks, (all) => sorted(all.filter(({ id }) => id !== instance?.bootDiskId).map(diskLine)));

type Field = readonly [label: string, value: (compared: Compared, nameOf: NameOf) => Value];

const ofInstance =
  (line: (instance: Instance) => string) =>
  ({ instance }: Compared): Value =>
    from(instance, (own) => [line(own)].filter((text) => text !== ''));

const ofInterfaces =
  (line: (nic: InstanceNetworkInterface, nameOf: NameOf) => string) =>
  ({ interfaces }: Compared, nameOf: NameOf): Value =>
    from(interfaces, (all) => sorted(all.map((nic) => line(nic, nameOf))));

const names =
  (part: 'affinity' | 'antiAffinity' | 'keys') =>
  (compared: Compared): Value =>
    from(compared[part], (all) => sorted(all.map(({ name }) => name)));

const addressesOf =
  (kind: ExternalIp['kind']) =>
  ({ addresses }: Compared): Value =>
    from(addresses, (all) =>
      sorted(
        all
          .filter((one) => one.kind === kind)
          .map((one) => (one.kind === 'floating' ? `${one.name}, ${one.ip}` : one.ip)),
      ),
    );

const FIELDS: readonly (readonly [title: string, fields: readonly Field[]])[] = [
  [
    'General',
    [
      ['State', ofInstance(({ runState }) => humanize(runState))],
      ['CPUs', ofInstance(({ ncpus }) => `${ncpus}`)],
      ['Memory', ofInstance(({ memory }) => formatBytes(memory).text)],
      ['Hostname', ofInstance(({ hostname }) => hostname)],
      ['Description', ofInstance(({ description }) => description)],
      ['Auto-restart policy', ofInstance(policyOf)],
    ],
  ],
  [
    'Disks',
    [
      ['Boot disk', bootDisks],
      ['Other disks', dataDisks],
    ],
  ],
  [
    'Networking',
    [
      ['Floating IPs', addressesOf('floating')],
      ['Ephemeral IP', addressesOf('ephemeral')],
      [
        'Network interfaces',
        ofInterfaces(
          ({ name, vpcId, subnetId, ip, primary }, nameOf) =>
            `${name}: ${nameOf(vpcId) ?? vpcId} / ${nameOf(subnetId) ?? subnetId}, ${ip}${primary ? ', primary' : ''}`,
        ),
      ],
      [
        'Transit IPs',
        ({ interfaces }) =>
          from(interfaces, (all) =>
            sorted(all.flatMap(({ name, transitIps }) => (transitIps ?? []).map((net) => `${name}: ${net}`))),
          ),
      ],
    ],
  ],
  [
    'Groups and keys',
    [
      ['Anti-affinity groups', names('antiAffinity')],
      ['Affinity groups', names('affinity')],
      ['SSH keys', names('keys')],
    ],
  ],
];

/** The comparison of some instances, section by section. */
export const sectionsOf = (compared: readonly Compared[], nameOf: NameOf): readonly Section[] =>
  FIELDS.map(([title, fields]) => ({
    title,
    rows: fields.map(([label, value]) => {
      const values = compared.map((one) => value(one, nameOf));
      return { label, values, differs: differ(values) };
    }),
  }));

/** The sections without the lines whose values are known to be equal. */
export const onlyDifferent = (sections: readonly Section[]): readonly Section[] =>
  sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs !== false) }))
    .filter(({ rows }) => rows.length > 0);
