import { ComboboxField, SelectField, TextField, useWatch } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { allSubnets } from '../../subnets/queries.ts';
import type { RouterPlace } from './place.ts';
import { itemsWith } from './choices.ts';
import { MissingName } from './missing-name.tsx';
import type { RouteForm } from './schema.ts';

const TYPES = [
  { value: 'ip', label: 'IP' },
  { value: 'ip_net', label: 'IP network' },
  { value: 'subnet', label: 'Subnet' },
];

/** Not offered: only system routes have it. */
const VPC = { value: 'vpc', label: 'VPC' };

interface DestinationFieldsProps {
  form: RouteForm;
  place: RouterPlace;
  disabled: boolean;
}

/** The fields of a route's destination (docs/screens/network-access.md section 6.2). */
export function DestinationFields({ form, place, disabled }: DestinationFieldsProps) {
  const type = useWatch({ control: form.control, name: 'destination.type' });
  const startEmpty = () => {
    form.setValue('destination.text', '');
    form.setValue('destination.chosen', null);
    form.clearErrors('destination');
  };
  return (
    <>
      <SelectField
        form={form}
        name="destination.type"
        label="Destination type"
        placeholder="Select a destination type"
        items={type === 'vpc' ? [...TYPES, VPC] : TYPES}
        disabled={disabled}
        onChange={startEmpty}
      />
      {type === 'ip' && (
        <TextField
          form={form}
          name="destination.text"
          label="Destination value"
          placeholder="Enter an IP"
          hint="For example 192.168.1.222 or fd00::5"
          mono
          disabled={disabled}
        />
      )}
      {type === 'ip_net' && (
        <TextField
          form={form}
          name="destination.text"
          label="Destination value"
          placeholder="Enter an IP network"
          hint="For example 10.60.0.0/16 or fd00:6::/64"
          mono
          disabled={disabled}
        />
      )}
      {(type === 'subnet' || type === 'vpc') && (
        <SubnetField form={form} place={place} disabled={disabled} isSubnet={type === 'subnet'} />
      )}
    </>
  );
}

/** The subnets of the VPC, including the route's current name, even when nothing has it or it names a VPC. */
function SubnetField({ form, place, disabled, isSubnet }: DestinationFieldsProps & { isSubnet: boolean }) {
  const { data, isPending, isError } = useQuery(allSubnets(place.project, place.vpc));
  const chosen = useWatch({ control: form.control, name: 'destination.chosen' });
  const subnets = isSubnet
    ? data?.items.map(({ name, ipv4Block }) => ({ name, description: ipv4Block }))
    : [];
  return (
    <>
      <ComboboxField
        form={form}
        name="destination.chosen"
        label="Destination value"
        placeholder="Select a subnet"
        hint={isError ? 'The subnets of the VPC could not be loaded.' : 'A subnet of this VPC'}
        items={itemsWith(chosen, subnets)}
        loading={isSubnet && isPending}
        disabled={disabled}
      />
      {isSubnet && <MissingName kind="subnet" name={chosen} choices={subnets} />}
    </>
  );
}
