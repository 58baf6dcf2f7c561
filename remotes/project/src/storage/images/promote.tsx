import * as v from 'valibot';
import { type Image, imagePromote } from '@console/shared/api';
import { ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { Message } from '@console/shared/ui';

/** There is nothing to fill in. */
const schema = v.object({});

export interface PromoteImageModalProps {
  image: Image;
  /** Name of the project it is in. */
  project: string;
  onDismiss: () => void;
}

/** Asks before an image of a project becomes the silo's (docs/screens/compute-storage.md section 8.1). */
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
          content: (
            <>
              Image <b>{name}</b> promoted
            </>
          ),
          link: { label: 'View silo images', to: to('/images') },
        });
      }}
    >
      <p>
        Promote image <b>{image.name}</b> to the silo?
      </p>
      <Message>
        It moves from this project to the silo, where every project can use it. It can be demoted again.
      </Message>
    </ModalForm>
  );
}
