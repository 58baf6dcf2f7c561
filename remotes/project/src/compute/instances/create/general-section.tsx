import { CheckboxField, DescriptionField, FormSection, NameField } from '@console/shared/forms';
import type { InstanceForm } from './schema.ts';

/** Name and description of the instance, and whether it starts at once. */
export function GeneralSection({ form }: { form: InstanceForm }) {
  return (
    <FormSection title="General">
      <NameField
        form={form}
        name="name"
        hint="Also the hostname unless you set one below. Lower-case letters, digits, and dashes; 63 characters at most."
      />
      <DescriptionField form={form} name="description" />
      <CheckboxField form={form} name="start" label="Start Instance" />
    </FormSection>
  );
}
