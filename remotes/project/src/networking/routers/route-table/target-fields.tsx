import { ComboboxField, SelectField, TextField, useWatch } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { everyInstance } from '../../../base/instances/queries.ts';
import { allGateways } from '../../gateways/queries.ts';
import type { RouterPlace } from './place.ts';
import { itemsWith } from './choices.ts';
import { MissingName } from './missing-name.tsx';
import type { RouteForm, RouteValues } from './schema.ts';

const TYPES = [
  { value: 'ip', label: 'IP' },
  { value: 'instance', label: 'Instance' },
  { value: 'internet_gateway', label: 'Internet gateway' },
  { value: 'drop', label: 'Drop' },
];

/** Not offered: only system routes have them. */
const SYSTEM_TYPES = [
  { value: 'subnet', label: 'VPC subnet' },
  { value: 'vpc', label: 'VPC' },
];

interface TargetFieldsProps {
  form: RouteForm;
  place: RouterPlace;
  disabled: boolean;
}

/** The fields of a route's target (docs/screens/network-access.md section 6.2). */
export function TargetFields({ form, place, disabled }: TargetFieldsProps) {
  const type = useWatch({ control: form.control, name: 'target.type' });
  const startEmpty = () => {
    form.setValue('target.text', '');
    form.setValue('target.chosen', null);
    form.clearErrors('target');
  };
  return (
    <>
      <SelectField
        form={form}
        name="target.type"
        label="Target type"
        placeholder="Select a target type"
        items={[...TYPES, ...SYSTEM_TYPES.filter(({ value }) => value === type)]}
        disabled={disabled}
        onChange={startEmpty}
      />
      <TargetValue form={form} place={place} disabled={disabled} type={type} />
    </>
  );
}

/** The control of the value; a dropping target has none. */
function TargetValue(props: TargetFieldsProps & { type: RouteValues['target']['type'] }) {
  const { form, type, disabled } = props;
  switch (type) {
    case 'drop':
      return null;
    case 'ip':
      return (
        <TextField
          form={form}
          name="target.text"
          label="Target value"
          placeholder="Enter an IP"
          hint="For example 10.0.1.5 or fd00::5"
          mono
          disabled={disabled}
        />
      );
    case 'instance':
      return <InstanceField {...props} />;
    case 'internet_gateway':
      return <GatewayField {...props} />;
    default:
      return <SystemField {...props} />;
  }
}

function InstanceField({ form, place, disabled }: TargetFieldsProps) {
  const { data, isPending, isError } = useQuery(everyInstance(place.project));
  const chosen = useWatch({ control: form.control, name: 'target.chosen' });
  return (
    <>
      <ComboboxField
        form={form}
        name="target.chosen"
        label="Target value"
        placeholder="Select an instance"
        hint={isError ? 'The instances of the project could not be loaded.' : 'An instance of this project'}
        items={itemsWith(chosen, data?.items)}
        loading={isPending}
        disabled={disabled}
      />
      <MissingName kind="instance" name={chosen} choices={data?.items} />
    </>
  );
}

function GatewayField({ form, place, disabled }: TargetFieldsProps) {
  const { data, isPending, isError } = useQuery(allGateways(place.project, place.vpc));
  const chosen = useWatch({ control: form.control, name: 'target.chosen' });
  return (
    <>
      <ComboboxField
        form={form}
        name="target.chosen"
        label="Target value"
        placeholder="Select an internet gateway"
        hint={
          isError
            ? 'The internet gateways of the VPC could not be loaded.'
            : 'An internet gateway of this VPC'
        }
        items={itemsWith(chosen, data?.items)}
        loading={isPending}
        disabled={disabled}
      />
      <MissingName kind="internet gateway" name={chosen} choices={data?.items} />
    </>
  );
}

/** A target that cannot be changed, as read-only text. */
function SystemField({ form, disabled }: TargetFieldsProps) {
  const chosen = useWatch({ control: form.control, name: 'target.chosen' });
  return (
    <ComboboxField
      form={form}
      name="target.chosen"
      label="Target value"
      items={itemsWith(chosen)}
      disabled={disabled}
    />
  );
}
