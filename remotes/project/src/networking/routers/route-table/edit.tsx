import { type RouterRoute, type RouterRouteUpdate, vpcRouterRouteUpdate } from '@console/shared/api';
import {
  DescriptionField,
  FormDivider,
  FormHeading,
  NameField,
  SideModalForm,
  useForm,
  undoDescription,
} from '@console/shared/forms';
import { callTo, seed, unlessTaken, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Message, Property } from '@console/shared/ui';
import { EditFacts, NetworkingGuide } from '../../edit-facts.tsx';
import { RouteConsequences } from '../../reachability/route-changes-part.ts';
import { routeByName } from '../queries.ts';
import { DestinationFields } from './destination-fields.tsx';
import { editRefusal } from './ends.ts';
import { KindTag } from './kind-tag.tsx';
import { routeSchema, routeValues } from './schema.ts';
import { TargetFields } from './target-fields.tsx';
import { useRouteChange } from './use-route-change.ts';

export function Component() {
  const place = useParams('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit');
  const { project, vpc, router, route: current } = place;
  const route = useLoaded(routeByName(project, vpc, router, current));
  const form = useForm(routeSchema, routeValues(route));
  const following = useRouteChange(form, router, route);
  const navigate = useNavigate();
  const page = to('/projects/:project/vpcs/:vpc/routers/:router', place);
  const refusal = editRefusal(route);
  // Of the default routes of a VPC, only the target can be changed (screens, section 13)
  const isKept = route.kind !== 'custom';
  // Its ends cannot be left out
  const restore = (part: Partial<RouterRouteUpdate>, { name, destination, target }: RouterRoute) =>
    callTo(vpcRouterRouteUpdate, {
      path: { route: name },
      query: { project, vpc, router },
      body: { ...part, destination, target },
    });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="route"
      submitDisabledReason={refusal}
      onDismiss={() => navigate(page)}
      call={(values) => {
        const { destination, target } = values;
        // With a name or a description, even the current one, the server refuses the change of a default route
        const body = isKept ? { destination, target } : values;
        const selectors = { path: { route: current }, query: { project, vpc, router } };
        return unlessTaken(callTo(vpcRouterRouteUpdate, { ...selectors, body }), {
          of: route,
          to: values.name,
          noun: 'Route',
          view: (other) => routeByName(project, vpc, router, other),
        });
      }}
      onSuccess={(updated) => {
        seed(routeByName(project, vpc, router, updated.name), updated);
        toast({
          content: bold`Route ${updated.name} updated`,
          undo: undoDescription({
            noun: 'route',
            before: route,
            after: updated,
            view: (name) => routeByName(project, vpc, router, name),
            update: (description, now) => restore({ description }, now),
            rename: { update: restore },
          }),
        });
      }}
      next={page}
      footerLinks={<NetworkingGuide anchor="#_custom_routers" />}
    >
      {isKept && (
        <Message>
          {refusal ??
            'Only the target of a default route can be changed: the server keeps its name, description and destination'}
          .
        </Message>
      )}
      <EditFacts resource={route}>
        <Property label="Kind">
          <KindTag kind={route.kind} />
        </Property>
      </EditFacts>
      <NameField form={form} name="name" disabled={isKept} />
      <DescriptionField form={form} name="description" disabled={isKept} />
      <FormDivider />
      <DestinationFields form={form} place={place} disabled={isKept} />
      <FormDivider />
      <TargetFields form={form} place={place} disabled={refusal !== undefined} />
      <FormDivider />
      <FormHeading>What changes</FormHeading>
      <RouteConsequences place={place} {...following} />
    </SideModalForm>
  );
}
