import { useFleetRefusal } from '@console/shared/access/ui';
import { probeCreate, type ProbeCreate } from '@console/shared/api';
import {
  DescriptionField,
  NameField,
  SelectField,
  SideModalForm,
  TextField,
  useForm,
} from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { Message, Skeleton } from '@console/shared/ui';
import { poolPicker } from '../networking/floating-ips/pool-item.tsx';
import { allPools } from '../networking/floating-ips/queries.ts';
import { knownSleds } from './queries.ts';
import { noProbe, probeByIdSchema, probeSchema } from './schema.ts';

export function Component() {
  const { project } = useParams('/projects/:project/probes-new');
  const sleds = useQuery(knownSleds());
  if (sleds.isPending) return <Skeleton kind="row" />;
  const able = (sleds.data?.items ?? []).filter(
    ({ policy, state }) => policy.kind === 'in_service' && state === 'active',
  );
  const items = able.map(({ id, baseboard }) => ({ value: id, label: baseboard.serial, description: id }));
  return items.length > 0 ? (
    <CreateOnSled project={project} sleds={items} />
  ) : (
    <CreateById project={project} />
  );
}

/** Sending, shared by both forms. */
function useSending(project: string) {
  const navigate = useNavigate();
  const probes = to('/projects/:project/probes', { project });
  return {
    mode: 'create' as const,
    resource: 'probe',
    submitDisabledReason: useFleetRefusal(),
    onDismiss: () => navigate(probes),
    call: (body: ProbeCreate) => callTo(probeCreate, { query: { project }, body }),
    onSuccess: ({ name }: { name: string }) =>
      toast({
        content: (
          <>
            Probe <b>{name}</b> created
          </>
        ),
      }),
    next: probes,
  };
}

function usePoolField() {
  const pools = useQuery(allPools());
  return {
    label: 'IP pool',
    optional: true,
    placeholder: 'The silo’s default pool',
    ...poolPicker(pools),
  };
}

const NEEDS = 'The VPC and the subnet “default” of the project must exist: the probe gets an address there.';

interface CreateOnSledProps {
  project: string;
  sleds: readonly { value: string; label: string; description: string }[];
}

/** The sled is chosen from the list. */
function CreateOnSled({ project, sleds }: CreateOnSledProps) {
  const form = useForm(probeSchema, noProbe);
  const sending = useSending(project);
  return (
    <SideModalForm form={form} {...sending}>
      <Message>{NEEDS}</Message>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <SelectField form={form} name="sled" label="Sled" items={sleds} placeholder="Select a sled" />
      <SelectField form={form} name="pool" {...usePoolField()} />
    </SideModalForm>
  );
}

/** The sled is typed, because the list of sleds could not be loaded or has none in service. */
function CreateById({ project }: { project: string }) {
  const form = useForm(probeByIdSchema, { ...noProbe, sled: '' });
  const sending = useSending(project);
  return (
    <SideModalForm form={form} {...sending}>
      <Message>{NEEDS}</Message>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <TextField form={form} name="sled" label="Sled" mono hint="The ID of a sled in service." />
      <SelectField form={form} name="pool" {...usePoolField()} />
    </SideModalForm>
  );
}
