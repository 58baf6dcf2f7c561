import * as v from 'valibot';
import {
  DescriptionField,
  field,
  FieldRow,
  FormDivider,
  FormHeading,
  FormSection,
  FullPageForm,
  NameField,
  NumberField,
  SizeField,
  TextField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { toast } from '@console/shared/runtime';
import { bold, CardBlock, Quantity, TipIcon } from '@console/shared/ui';

const INSTANCE = v.object({
  name: field.name(),
  description: field.description(),
  cpus: field.number({ min: 1, max: 64 }),
  memory: field.gib({ min: 1, max: 256 }),
});

/** Form that is a page */
export function Page() {
  const form = useForm(INSTANCE, { name: '', description: '', cpus: 2, memory: 8 });
  const cpus = useWatch({ control: form.control, name: 'cpus' });
  return (
    <FullPageForm
      form={form}
      submitLabel="Create instance"
      cancelTo="/gallery/overview"
      onSubmit={({ name }) => toast({ content: bold`Instance ${name} created` })}
      summary={
        <CardBlock title="Summary">
          <Quantity value={cpus ?? 0} unit="vCPUs" />
        </CardBlock>
      }
    >
      <FormSection title="General">
        <NameField form={form} name="name" />
        <DescriptionField form={form} name="description" />
      </FormSection>
      <FormSection title="Hardware" hint="It can be changed while the instance is stopped.">
        <FieldRow>
          <NumberField form={form} name="cpus" label="CPUs" unit="vCPU" min={1} max={64} />
          <SizeField form={form} name="memory" label="Memory" max={256} />
        </FieldRow>
      </FormSection>
    </FullPageForm>
  );
}

const ROUTE = v.object({ name: field.name(), port: field.portRange(), target: field.ip() });

/** Groups of fields */
export function Groups() {
  const form = useForm(ROUTE, { name: 'web', port: '80-443', target: '10.0.0.4' });
  return (
    <>
      <FormHeading hint="Both are sent with each packet." extra={<TipIcon>A range has a dash</TipIcon>}>
        Source
      </FormHeading>
      <FieldRow layout="name-short">
        <NameField form={form} name="name" />
        <TextField form={form} name="port" label="Ports" mono />
      </FieldRow>
      <FormDivider />
      <FormHeading>Destination</FormHeading>
      <TextField form={form} name="target" label="Address" mono />
    </>
  );
}
