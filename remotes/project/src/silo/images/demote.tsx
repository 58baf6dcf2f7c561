import * as v from 'valibot';
import { type Image, imageDemote } from '@console/shared/api';
import { ComboboxField, field, ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import { useProjectChoices } from './project-choices.ts';

/** The image's new project, by name. */
const demoteSchema = v.object({ project: field.choice() });

export interface DemoteModalProps {
  image: Image;
  onDismiss: () => void;
}

/** Moves a silo image to a project (docs/screens/compute-storage.md section 2.4). */
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
