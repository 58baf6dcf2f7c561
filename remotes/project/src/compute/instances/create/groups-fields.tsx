import { FormDivider, useWatch } from '@console/shared/forms';
import { Message } from '@console/shared/ui';
import { affinity, antiAffinity } from '../../../affinity/kinds.ts';
import styles from './create.module.css';
import { GroupsField } from './groups-field.tsx';
import type { InstanceForm } from './schema.ts';

/** The groups of both kinds that a new instance joins. */
export function GroupsFields({ form, project }: { form: InstanceForm; project: string }) {
  return (
    <div className={styles.fields}>
      <GroupsField form={form} kind={antiAffinity} name="antiAffinityGroups" project={project} />
      <FormDivider />
      <GroupsField form={form} kind={affinity} name="affinityGroups" project={project} />
      <StartsLater form={form} />
    </div>
  );
}

/** The create request cannot name affinity groups: the instance is added before its first start. */
function StartsLater({ form }: { form: InstanceForm }) {
  const [groups, start] = useWatch({ control: form.control, name: ['affinityGroups', 'start'] });
  if (groups.length === 0) return null;
  return (
    <Message live="status">
      The instance is created but not started. It is then added to its affinity groups
      {start ? ', then started' : ''}. Activity shows the progress.
    </Message>
  );
}
