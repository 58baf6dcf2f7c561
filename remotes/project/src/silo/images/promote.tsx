import { useMemo } from 'react';
import * as v from 'valibot';
import { imagePromote } from '@console/shared/api';
import { ComboboxField, field, ModalForm, SelectField, useForm, useWatch } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import { imageOption } from '../../storage/images/option.ts';
import { allImages } from '../../storage/images/queries.ts';
import { useProjectChoices } from './project-choices.ts';

/** A project, by name, and one of its images, by id. */
const promoteSchema = v.object({ project: field.choice(), image: field.choice() });

export interface PromoteModalProps {
  onDismiss: () => void;
}

/** Moves an image of any project to the silo (docs/screens/compute-storage.md section 2.3). */
export function PromoteModal({ onDismiss }: PromoteModalProps) {
  const form = useForm(promoteSchema, { project: null, image: null });
  const project = useWatch({ control: form.control, name: 'project' });
  const projects = useProjectChoices();
  const images = useImageChoices(project);
  const forgetImage = () => {
    form.setValue('image', null);
    form.clearErrors('image');
  };
  return (
    <ModalForm
      form={form}
      title="Promote image"
      submitLabel="Promote"
      onDismiss={onDismiss}
      call={({ image }) => callTo(imagePromote, { path: { image } })}
      onSuccess={({ name }) => {
        onDismiss();
        toast({ content: bold`Image ${name} promoted` });
      }}
    >
      <Message>
        A promoted image moves from its project to the silo. Every project can create disks from it.
      </Message>
      <ComboboxField
        form={form}
        name="project"
        label="Project"
        placeholder="Select a project"
        onChange={forgetImage}
        {...projects}
      />
      <SelectField
        form={form}
        name="image"
        label="Image"
        placeholder="Select an image"
        disabled={project === null}
        {...images}
      />
    </ModalForm>
  );
}

/** All images of a project; empty without a project. */
function useImageChoices(project: string | null) {
  const { data, isLoading, isError } = useQuery(allImages(project ?? ''), { enabled: project !== null });
  return {
    items: useMemo(() => (data?.items ?? []).map((image) => imageOption(image)), [data]),
    loading: isLoading,
    noItemsText: noItems(project, isError),
  };
}

function noItems(project: string | null, isError: boolean): string {
  if (project === null) return 'Select an image';
  return isError ? 'Images could not be loaded' : 'No items';
}
