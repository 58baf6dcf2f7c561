import * as v from 'valibot';
import { type Image, imagePromote } from '@console/shared/api';
import { ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';

/** The form has no fields. */
const schema = v.object({});

export interface PromoteImageModalProps {
  image: Image;
  /** Name of the project of the image. */
  project: string;
  onDismiss: () => void;
}

/** Asks for a confirmation before an image moves from its project to the silo (docs/screens/compute-storage.md section 8.1). */
export function PromoteImageModal({ image, project, onDismiss }: PromoteImageModalProps) {
  const form = useForm(schema, {});
  return (
    <ModalForm
      form={form}
      title="Promote image"
      submitLabel="Promote"
      onDismiss={onDismiss}
      call={() => callTo(imagePromote, { path: { image: image.name }, query: { project } })}
      onSuccess={({ name }) => {
        onDismiss();
        toast({
          content: bold`Image ${name} promoted`,
          link: { label: 'View silo images', to: to('/images') },
        });
      }}
    >
      <p>
        Promote image <b>{image.name}</b> to the silo?
      </p>
      <Message>
        It moves from this project to the silo, where every project can use it. You can demote it later.
      </Message>
    </ModalForm>
  );
}
