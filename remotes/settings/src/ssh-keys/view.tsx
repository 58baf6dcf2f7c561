import { ReadOnlyField, ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { DateProperty, IdProperty, PropertiesTable } from '@console/shared/ui';
import { sshKeyByName } from './queries.ts';
import styles from './ssh-keys.module.css';

export function Component() {
  const { sshKey } = useParams('/settings/ssh-keys/:sshKey/edit');
  const key = useLoaded(sshKeyByName(sshKey));
  const navigate = useNavigate();
  return (
    <ReadOnlySideModal
      title="View SSH key"
      subtitle={key.name}
      onDismiss={() => navigate(to('/settings/ssh-keys'))}
    >
      <div className={styles.view}>
        <PropertiesTable columns={1} inset={false}>
          <IdProperty value={key.id} whole />
          <DateProperty label="Created" date={key.timeCreated} />
          <DateProperty label="Updated" date={key.timeModified} />
        </PropertiesTable>
        <ReadOnlyField label="Name" value={key.name} />
        <ReadOnlyField label="Description" value={key.description} rows={2} />
        <ReadOnlyField label="Public key" value={key.publicKey} rows={8} mono copy />
      </div>
    </ReadOnlySideModal>
  );
}
