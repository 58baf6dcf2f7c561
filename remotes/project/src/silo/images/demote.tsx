import { type Image, imageDemote } from '@console/shared/api';
import { ComboboxField, ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import { useProjectChoices } from './project-choices.ts';
import { demoteSchema } from './schema.ts';

export interface DemoteModalProps {
  image: Image;
  onDismiss: () => void;
}

/** Makes an image of the silo a project's (docs/screens/compute-storage.md section 2.4). */
export function DemoteModal({ image, onDismiss }: DemoteModalProps) {
  const form = useForm(demoteSchema, { project: null });
  const projects = useProjectChoices();
  return (
    <ModalForm
      form={form}
      title="Demote image"
      submitLabel="Demote"
      onDismiss={onDismiss}
      call={({ project }) => callTo(imageDemote, { path: { image: image.id }, query: { project } })}
      onSuccess={({ name }, { project }) => {
        onDismiss();
        toast({
          content: bold`Image ${name} demoted`,
          link: { label: `View images in ${project}`, to: to('/projects/:project/images', { project }) },
        });
      }}
    >
      <p>
        Demoting: <b>{image.name}</b>
      </p>
      <Message>
        After demotion, the image is visible only in the selected project. Disks created from it are not
        affected.
      </Message>
      <ComboboxField
        form={form}
        name="project"
        label="Project"
        placeholder="Select project for image"
        {...projects}
      />
    </ModalForm>
  );
}
