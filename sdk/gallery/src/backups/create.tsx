import * as v from 'valibot';
import { DescriptionField, field, NameField, SideModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { backupCreate } from '../api/vault.ts';

const SCHEMA = v.object({ name: field.name(), description: field.description() });

export function Component() {
  const navigate = useNavigate();
  const form = useForm(SCHEMA, { name: '', description: '' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="backup"
      onDismiss={() => navigate(to('/gallery/backups'))}
      call={(body) => callTo(backupCreate, { body })}
      onSuccess={({ name }) => toast({ content: bold`Backup ${name} created` })}
      next={({ name }) => to('/gallery/backups/:backup/summary', { backup: name })}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
