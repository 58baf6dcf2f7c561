import { FileField, RadioGroupField, TextAreaField, useSecret, useWatch } from '@console/shared/forms';
import type { CloneForm } from './schema.ts';

const SOURCES = [
  { value: 'file', label: 'File' },
  { value: 'text', label: 'Pasted text' },
];

/** Asks for the user data of clones: it cannot be read from an instance. It may hold passwords. */
export function UserData({ form, source }: { form: CloneForm; source: string }) {
  useSecret(form, 'userData.text');
  const from = useWatch({ control: form.control, name: 'userData.source' });
  const shared = {
    form,
    label: 'User data',
    optional: true,
    hint: `It cannot be read from ${source}. Enter it again if the clones need it; 32 KiB at most.`,
  };
  return (
    <>
      <RadioGroupField form={form} name="userData.source" label="User data from" options={SOURCES} />
      {from === 'text' ? (
        <TextAreaField {...shared} name="userData.text" rows={4} mono />
      ) : (
        <FileField {...shared} name="userData.file" />
      )}
    </>
  );
}
