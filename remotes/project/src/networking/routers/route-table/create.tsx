import { vpcRouterRouteCreate } from '@console/shared/api';
import {
  DescriptionField,
  FormDivider,
  FormHeading,
  NameField,
  SideModalForm,
  useForm,
} from '@console/shared/forms';
import { callTo, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import { NetworkingGuide } from '../../edit-facts.tsx';
import { RouteConsequences } from '../../reachability/route-changes-part.ts';
import { routerByName } from '../queries.ts';
import { DestinationFields } from './destination-fields.tsx';
import { NEW_ROUTE, routeSchema } from './schema.ts';
import { TargetFields } from './target-fields.tsx';
import { useRouteChange } from './use-route-change.ts';

const SYSTEM_REASON = 'Routes cannot be added to the system router';

export function Component() {
  const place = useParams('/projects/:project/vpcs/:vpc/routers/:router/routes-new');
  const { kind } = useLoaded(routerByName(place.project, place.vpc, place.router));
  const form = useForm(routeSchema, NEW_ROUTE);
  const following = useRouteChange(form, place.router);
  const navigate = useNavigate();
  const router = to('/projects/:project/vpcs/:vpc/routers/:router', place);
  const refusal = kind === 'system' ? SYSTEM_REASON : undefined;
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="route"
      submitDisabledReason={refusal}
      onDismiss={() => navigate(router)}
      call={(body) => callTo(vpcRouterRouteCreate, { query: place, body })}
      onSuccess={({ name }) => toast({ content: bold`Route ${name} created` })}
      next={router}
      footerLinks={<NetworkingGuide anchor="#_custom_routers" />}
    >
      {refusal !== undefined && <Message>{refusal}. Create a custom router for your own routes.</Message>}
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <FormDivider />
      <DestinationFields form={form} place={place} disabled={false} />
      <FormDivider />
      <TargetFields form={form} place={place} disabled={false} />
      <FormDivider />
      <FormHeading>What changes</FormHeading>
      <RouteConsequences place={place} {...following} />
    </SideModalForm>
  );
}
