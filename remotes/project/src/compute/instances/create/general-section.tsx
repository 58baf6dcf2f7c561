import { CheckboxField, DescriptionField, FormSection, NameField } from '@console/shared/forms';
import type { InstanceForm } from './schema.ts';

/** Name and description of the instance, and whether it starts at once. */
export function GeneralSection({ form }: { form: InstanceForm }) {
  return (
    <FormSection title="General" hint="Also used as the hostname, unless you set one below.">
      <NameField form={form} name="name" hint="Lower-case letters, digits and dashes. Up to 63 characters." />
      <DescriptionField form={form} name="description" />
      <CheckboxField form={form} name="start" label="Start Instance" />
    </FormSection>
  );
}
