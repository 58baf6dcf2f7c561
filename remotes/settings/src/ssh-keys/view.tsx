import { ReadOnlyField, ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { DateTime, Id, PropertiesTable, Property } from '@console/shared/ui';
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
          <Property label="ID">
            <Id value={key.id} whole />
          </Property>
          <Property label="Created">
            <DateTime date={key.timeCreated} />
          </Property>
          <Property label="Updated">
            <DateTime date={key.timeModified} />
          </Property>
        </PropertiesTable>
        <ReadOnlyField label="Name" value={key.name} />
        <ReadOnlyField label="Description" value={key.description} rows={2} />
        <ReadOnlyField label="Public key" value={key.publicKey} rows={8} mono copy />
      </div>
    </ReadOnlySideModal>
  );
}
