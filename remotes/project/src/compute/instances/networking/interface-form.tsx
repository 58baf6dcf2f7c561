import { useMemo } from 'react';
import type * as v from 'valibot';
import type { InstanceNetworkInterfaceCreate, Vpc, VpcSubnet } from '@console/shared/api';
import {
  DescriptionField,
  type Form,
  NameField,
  SelectField,
  type Send,
  SideModalForm,
  TextField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { parseAddress } from '@console/shared/format';
import { seed, useQuery } from '@console/shared/query';
import { InterfaceConsequences } from '../../../networking/reachability/interface-changes-part.ts';
import { allSubnets, subnetById } from '../../../networking/subnets/queries.ts';
import { allVpcs } from '../../../networking/vpcs/queries.ts';
import { type Home, interfaceSchema } from './interface-schema.ts';

const NOTHING_TAKEN: ReadonlySet<string> = new Set();

const NO_SIBLINGS: readonly Sibling[] = [];

/** Name or id of the VPC and the subnet of an interface. */
export interface Sibling {
  readonly vpc: string;
  readonly subnet: string;
}

/** Props of {@link InterfaceForm}; `call` or `onSubmit` creates the interface, or only stores it. */
export type InterfaceFormProps = Send<InstanceNetworkInterfaceCreate, unknown> & {
  /** Name of the project whose VPCs are offered. */
  project: string;
  /** Names that are refused before the request, such as those of interfaces that are not created yet. Keep it in a `useMemo`. */
  takenNames?: ReadonlySet<string>;
  /** The other interfaces of the instance, by names or ids: all are in one VPC, each in another subnet. */
  siblings?: readonly Sibling[];
  /** Name of the instance that gets it; without one, it is only stored and nothing changes yet. */
  instance?: string;
  /** Why it cannot be added now. */
  submitDisabledReason?: string | undefined;
  /** Called after a success. */
  onDone?: (params: InstanceNetworkInterfaceCreate) => unknown;
  /** Closes the form: it was canceled, or the interface is created. */
  onDismiss: () => void;
};

/**
 * The form of a new network interface in a side modal (docs/screens/compute-storage.md section 5.4.3). Its caller
 * handles the values: the networking tab creates the interface, the form of a new instance only stores it.
 */
export function InterfaceForm(props: InterfaceFormProps) {
  const {
    project,
    takenNames = NOTHING_TAKEN,
    siblings,
    instance,
    submitDisabledReason,
    onDone,
    onDismiss,
    ...send
  } = props;
  const vpcs = useQuery(allVpcs(project));
  const known = vpcs.data?.items ?? [];
  const home = useHome(project, known, siblings);
  const schema = useMemo(() => interfaceSchema(takenNames, home), [takenNames, home]);
  const form = useForm(schema, {
    name: '',
    description: '',
    // Filled in when it can only be one: that of the other interfaces, or the only VPC
    vpcName: home?.vpc ?? (known.length === 1 ? (known[0]?.name ?? null) : null),
    subnetName: null,
    ip: '',
  });
  const vpc = useWatch({ control: form.control, name: 'vpcName' });
  const subnets = useQuery(allSubnets(project, vpc ?? ''), { enabled: vpc !== null });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="network interface"
      title="Add network interface"
      submitDisabledReason={submitDisabledReason}
      onDismiss={onDismiss}
      {...send}
      onSuccess={(_, params) => {
        const subnet = subnets.data?.items.find(({ name }) => name === params.subnetName);
        // The row of the interface shows the name of its subnet immediately
        if (subnet) seed(subnetById(subnet.id), subnet);
        onDone?.(params);
        onDismiss();
      }}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <SelectField
        form={form}
        name="vpcName"
        label="VPC"
        items={known.map(({ name, description }) => ({ value: name, label: name, description }))}
        placeholder="Select a VPC"
        noItemsText={vpcs.isError ? 'VPCs could not be loaded' : 'No VPCs found'}
        loading={vpcs.isPending}
        hint={home && 'All interfaces of an instance must be in one VPC.'}
        // Another VPC has other subnets
        onChange={() => form.setValue('subnetName', null)}
      />
      <SelectField
        form={form}
        name="subnetName"
        label="Subnet"
        items={vpc === null ? [] : (subnets.data?.items ?? []).map(subnetItem)}
        placeholder="Select a subnet"
        noItemsText={noSubnets(vpc, subnets.isError)}
        loading={vpc !== null && subnets.isPending}
      />
      <TextField
        form={form}
        name="ip"
        label="IP Address"
        optional
        mono
        hint="Leave empty to use the next free address of the subnet."
      />
      {instance !== undefined && (
        <Following form={form} project={project} instance={instance} primary={!siblings?.length} />
      )}
    </SideModalForm>
  );
}

interface FollowingProps {
  readonly form: Form<v.InferInput<ReturnType<typeof interfaceSchema>>, InstanceNetworkInterfaceCreate>;
  readonly project: string;
  readonly instance: string;
  readonly primary: boolean;
}

/** The traffic that becomes allowed with the interface, once its subnet is chosen. */
function Following({ form, project, instance, primary }: FollowingProps) {
  const [vpc, subnet, ip] = useWatch({ control: form.control, name: ['vpcName', 'subnetName', 'ip'] });
  const text = ip.trim();
  const change = useMemo(() => {
    if (subnet === null || (text !== '' && !parseAddress(text))) return undefined;
    return { kind: 'added', subnet, address: text === '' ? undefined : text, primary } as const;
  }, [subnet, text, primary]);
  return (
    <InterfaceConsequences
      project={project}
      instance={instance}
      vpc={{ name: vpc ?? '' }}
      change={vpc === null ? undefined : change}
      idle="Choose the VPC and the subnet to see what changes."
    />
  );
}

/** The VPC and subnets of the other interfaces; undefined when there are none, or while their VPC is unknown. */
function useHome(
  project: string,
  vpcs: readonly Vpc[],
  siblings: readonly Sibling[] = NO_SIBLINGS,
): Home | undefined {
  const at = siblings[0]?.vpc;
  const vpc = vpcs.find(({ id, name }) => at === id || at === name)?.name;
  const subnets = useQuery(allSubnets(project, vpc ?? ''), { enabled: vpc !== undefined }).data?.items;
  return useMemo(() => {
    if (vpc === undefined) return undefined;
    const used = new Set(siblings.map(({ subnet }) => subnet));
    const named = (subnets ?? []).filter(({ id, name }) => used.has(id) || used.has(name));
    return { vpc, subnets: new Set(named.map(({ name }) => name)) };
  }, [vpc, subnets, siblings]);
}

const subnetItem = ({ name, ipv4Block, ipv6Block }: VpcSubnet) => ({
  value: name,
  label: name,
  description: `${ipv4Block} / ${ipv6Block}`,
});

function noSubnets(vpc: string | null, failed: boolean): string {
  if (vpc === null) return 'Select a VPC to see subnets';
  return failed ? 'Subnets could not be loaded' : 'No subnets found';
}
