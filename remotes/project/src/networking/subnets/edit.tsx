import { useMemo } from 'react';
import { type VpcSubnet, vpcSubnetUpdate, type VpcSubnetUpdate } from '@console/shared/api';
import {
  DescriptionField,
  FormDivider,
  NameField,
  ReadOnlyField,
  SelectField,
  SideModalForm,
  useForm,
  useWatch,
  undoDescription,
} from '@console/shared/forms';
import { callTo, seed, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { EditFacts, NetworkingGuide } from '../edit-facts.tsx';
import { RouteConsequences } from '../reachability/route-changes-part.ts';
import { subnetByName } from './queries.ts';
import { NO_ROUTER, subnetEditSchema } from './schema.ts';
import { useRouterChoices } from './use-router-choices.ts';

export function Component() {
  const place = useParams('/projects/:project/vpcs/:vpc/subnets/:subnet/edit');
  const { project, vpc } = place;
  const subnet = useLoaded(subnetByName(place));
  const { name, description, customRouterId } = subnet;
  const form = useForm(subnetEditSchema, { name, description, customRouter: customRouterId ?? NO_ROUTER });
  const routers = useRouterChoices(place, customRouterId ?? undefined);
  const chosen = useWatch({ control: form.control, name: 'customRouter' }) ?? NO_ROUTER;
  const change = useMemo(
    () =>
      chosen === (customRouterId ?? NO_ROUTER)
        ? undefined
        : { subnet: name, routerId: chosen === NO_ROUTER ? null : chosen },
    [chosen, customRouterId, name],
  );
  const navigate = useNavigate();
  const list = to('/projects/:project/vpcs/:vpc/subnets', { project, vpc });
  // Without its router it would lose it
  const restore = (part: VpcSubnetUpdate, { name, customRouterId: customRouter }: VpcSubnet) =>
    callTo(vpcSubnetUpdate, {
      path: { subnet: name },
      query: { project, vpc },
      body: { ...part, customRouter },
    });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="subnet"
      onDismiss={() => navigate(list)}
      call={(body) =>
        callTo(vpcSubnetUpdate, { path: { subnet: place.subnet }, query: { project, vpc }, body })
      }
      onSuccess={(updated) => {
        // Cached under its new name, under which the next page reads it
        seed(subnetByName({ project, vpc, subnet: updated.name }), updated);
        toast({
          content: bold`Subnet ${updated.name} updated`,
          undo: undoDescription({
            noun: 'subnet',
            before: subnet,
            after: updated,
            view: (name) => subnetByName({ project, vpc, subnet: name }),
            update: (description, now) => restore({ description }, now),
            rename: {
              update: restore,
              pageOf: (name) =>
                to('/projects/:project/vpcs/:vpc/subnets/:subnet', { project, vpc, subnet: name }),
            },
          }),
        });
      }}
      next={list}
      footerLinks={<NetworkingGuide anchor="#_custom_routers" />}
    >
      <EditFacts resource={subnet} />
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <FormDivider />
      <ReadOnlyField label="IPv4 block" value={subnet.ipv4Block} mono />
      <ReadOnlyField label="IPv6 block" value={subnet.ipv6Block} mono />
      <SelectField form={form} name="customRouter" {...routers} />
      <RouteConsequences place={place} change={change} idle="No flow changes." />
    </SideModalForm>
  );
}
