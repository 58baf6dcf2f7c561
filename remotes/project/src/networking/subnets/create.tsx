import { useMemo } from 'react';
import { vpcSubnetCreate } from '@console/shared/api';
import {
  DescriptionField,
  type Form,
  FormDivider,
  NameField,
  SelectField,
  SideModalForm,
  TextField,
  useForm,
  useFormState,
  useWatch,
} from '@console/shared/forms';
import { callTo, seed, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { NetworkingGuide } from '../edit-facts.tsx';
import { vpcByName } from '../vpcs/queries.ts';
import { BlockHelp } from './block-help.tsx';
import { overlapError, proposeIpv4Block, proposeIpv6Block, takenBlocks } from './blocks.ts';
import { allSubnets, subnetByName } from './queries.ts';
import { NO_ROUTER, type SubnetInput, type SubnetRules, subnetSchema } from './schema.ts';
import { useRouterChoices } from './use-router-choices.ts';

export function Component() {
  const place = useParams('/projects/:project/vpcs/:vpc/subnets-new');
  const { project, vpc } = place;
  const { ipv6Prefix: prefix } = useLoaded(vpcByName(project, vpc));
  const { items: subnets } = useLoaded(allSubnets(project, vpc));
  const rules = useMemo(() => ({ prefix, taken: takenBlocks(subnets) }), [prefix, subnets]);
  const schema = useMemo(() => subnetSchema(rules), [rules]);
  const form = useForm(schema, EMPTY);
  const routers = useRouterChoices(place);
  const navigate = useNavigate();
  const list = to('/projects/:project/vpcs/:vpc/subnets', place);
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="subnet"
      onDismiss={() => navigate(list)}
      call={(body) => callTo(vpcSubnetCreate, { query: { project, vpc }, body })}
      onSuccess={(subnet) => {
        seed(subnetByName({ ...place, subnet: subnet.name }), subnet);
        toast({ content: bold`Subnet ${subnet.name} created` });
      }}
      next={list}
      footerLinks={<NetworkingGuide />}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <FormDivider />
      <BlockFields form={form} rules={rules} />
      <FormDivider />
      <SelectField form={form} name="customRouter" {...routers} />
    </SideModalForm>
  );
}

const EMPTY: SubnetInput = {
  name: '',
  description: '',
  ipv4Block: '',
  ipv6Block: '',
  customRouter: NO_ROUTER,
};

/** The fields of the two blocks, each with a suggestion of the next free one. */
function BlockFields<Output>({ form, rules }: { form: Form<SubnetInput, Output>; rules: SubnetRules }) {
  const { taken, prefix } = rules;
  const [ipv4, ipv6] = useWatch({ control: form.control, name: ['ipv4Block', 'ipv6Block'] });
  // After the first submission, the fields show the errors themselves
  const { isSubmitted } = useFormState({ control: form.control });
  const overlap = (text: string) => (isSubmitted ? undefined : overlapError(text, taken));
  const unlessTyped = (proposal: string | undefined, text: string) =>
    proposal === text.trim() ? undefined : proposal;
  const use = (name: 'ipv4Block' | 'ipv6Block') => (block: string) =>
    form.setValue(name, block, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <>
      <TextField
        form={form}
        name="ipv4Block"
        label="IPv4 block"
        mono
        hint="A private network that no other subnet of the VPC overlaps, /26 or larger."
      />
      <BlockHelp
        version="IPv4"
        proposal={unlessTyped(proposeIpv4Block(ipv4, taken), ipv4)}
        overlap={overlap(ipv4)}
        onUse={use('ipv4Block')}
      />
      <TextField
        form={form}
        name="ipv6Block"
        label="IPv6 block"
        optional
        mono
        hint={`A /64 of ${prefix}. Leave empty for a free one.`}
      />
      <BlockHelp
        version="IPv6"
        proposal={ipv6.trim() === '' ? undefined : unlessTyped(proposeIpv6Block(prefix, taken), ipv6)}
        overlap={overlap(ipv6)}
        onUse={use('ipv6Block')}
      />
    </>
  );
}
