import * as v from 'valibot';
import { ModalForm, TextAreaField, useForm, useSecret } from '@console/shared/forms';
import { type Draft, draftOfCreate } from '../draft.ts';
import { readPasted } from './create-shape.ts';

const schema = v.object({
  json: v.pipe(
    v.string(),
    v.rawTransform<string, Draft>(({ dataset, addIssue, NEVER }) => {
      const { body, errors } = readPasted(dataset.value);
      if (body) return draftOfCreate(body);
      addIssue({ message: errors.slice(0, 3).join('. ') });
      return NEVER;
    }),
  ),
});

export interface PasteJsonProps {
  onPaste: (draft: Draft) => void;
  onDismiss: () => void;
}

/** Fills the whole form from the JSON of a request. */
export function PasteJson({ onPaste, onDismiss }: PasteJsonProps) {
  const form = useForm(schema, { json: '' });
  // The text may contain keys
  useSecret(form, 'json');
  return (
    <ModalForm
      form={form}
      title="Paste JSON"
      submitLabel="Fill the form"
      width="free"
      onDismiss={onDismiss}
      onSubmit={(body) => body}
      onSuccess={(_, { json }) => {
        onPaste(json);
        onDismiss();
      }}
    >
      <TextAreaField
        form={form}
        name="json"
        label="JSON"
        rows={14}
        mono
        hint="Paste what Copy as JSON gives. It replaces the whole form."
      />
    </ModalForm>
  );
}
