import { isKind, type LldpLinkConfig, networkingSwitchPortLldpConfigUpdate } from '@console/shared/api';
import { CheckboxField, SideModalForm, TextField, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { Button, Message, SideModal } from '@console/shared/ui';
import { lldpSchema, lldpValues } from './lldp-schema.ts';
import { placeOf, portLldp, type PortPlace } from './queries.ts';
import { pagePath } from './paths.ts';

export function Component() {
  const params = useParams('/system/networking/switch-ports/:rackId/:switchLocation/:port/lldp-edit');
  const place = { ...params, portName: params.port };
  const page = `${pagePath(place)}?tab=lldp`;
  const { data, error } = useQuery(portLldp(place));
  const navigate = useNavigate();
  if (data) return <EditLldp place={place} config={data} page={page} />;
  return (
    <SideModal
      title="Edit LLDP"
      subtitle={`${place.switchLocation} ${place.portName}`}
      onDismiss={() => navigate(page)}
      footer={<Button onClick={() => navigate(page)}>Close</Button>}
    >
      {error && <NoLldp error={error} />}
    </SideModal>
  );
}

function NoLldp({ error }: { error: Error }) {
  if (isKind(error, 'invalid'))
    return <Message>Apply settings to the port first. Without them it has no LLDP.</Message>;
  return <Message variant="destructive">{error.message}</Message>;
}

interface EditLldpProps {
  place: PortPlace;
  config: LldpLinkConfig;
  page: string;
}

function EditLldp({ place, config, page }: EditLldpProps) {
  const navigate = useNavigate();
  const form = useForm(lldpSchema, lldpValues(config));
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="LLDP"
      subtitle={`${place.switchLocation} ${place.portName}`}
      onDismiss={() => navigate(page)}
      // Missing members would be unset, so the whole config is sent, with the id that was read
      call={(body) =>
        callTo(networkingSwitchPortLldpConfigUpdate, { ...placeOf(place), body: { ...body, id: config.id } })
      }
      onSuccess={() => toast({ content: `LLDP of ${place.switchLocation} ${place.portName} updated` })}
      next={page}
    >
      <Message>Applying settings to the port overwrites these values.</Message>
      <CheckboxField form={form} name="enabled" label="Enabled" />
      <TextField form={form} name="chassisId" label="Chassis ID" optional />
      <TextField form={form} name="linkName" label="Port name" optional />
      <TextField form={form} name="linkDescription" label="Port description" optional />
      <TextField form={form} name="systemName" label="System name" optional />
      <TextField form={form} name="systemDescription" label="System description" optional />
      <TextField
        form={form}
        name="managementIp"
        label="Management address"
        optional
        mono
        hint="A single address is stored with /32 or /128."
      />
    </SideModalForm>
  );
}
