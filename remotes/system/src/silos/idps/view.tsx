import { FormDivider, FormHeading, ReadOnlyField, ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { DateProperty, IdProperty, Link, Message, PropertiesTable } from '@console/shared/ui';
import { samlProvider } from '../queries.ts';
import styles from '../silos.module.css';
import { missingTexts } from './missing.ts';

export function Component() {
  const { silo, provider: name } = useParams('/system/silos/:silo/idps/saml/:provider');
  const provider = useLoaded(samlProvider(silo, name));
  const navigate = useNavigate();
  const missing = missingTexts(provider);
  return (
    <ReadOnlySideModal
      title="Identity provider"
      subtitle={provider.name}
      onDismiss={() => navigate(to('/system/silos/:silo', { silo }))}
    >
      <div className={styles.view}>
        <PropertiesTable columns={1} inset={false}>
          <IdProperty value={provider.id} whole />
          <DateProperty label="Created" date={provider.timeCreated} />
          <DateProperty label="Updated" date={provider.timeModified} />
        </PropertiesTable>
        {missing.length > 0 && (
          <Message
            variant="notice"
            title="No one can sign in with this provider. It lacks"
            items={[...missing]}
          />
        )}
        <Message>
          A provider cannot be edited or deleted. To correct one,{' '}
          <Link
            to={`${to('/system/silos/:silo/idps-new', { silo })}?from=${encodeURIComponent(provider.name)}`}
          >
            create a second provider
          </Link>{' '}
          that starts with these settings, and have users sign in there. This one stays unchanged.
        </Message>
        <ReadOnlyField label="Name" value={provider.name} />
        <ReadOnlyField label="Description" value={provider.description} rows={2} />
        <ReadOnlyField label="Technical contact email" value={provider.technicalContactEmail} copy />
        <FormDivider />
        <FormHeading>Service provider</FormHeading>
        <ReadOnlyField label="Service provider client ID" value={provider.spClientId} />
        <ReadOnlyField label="ACS URL" value={provider.acsUrl} copy />
        <ReadOnlyField label="Single Logout (SLO) URL" value={provider.sloUrl} />
        <FormDivider />
        <FormHeading>Identity provider</FormHeading>
        <ReadOnlyField label="Entity ID" value={provider.idpEntityId} />
        <ReadOnlyField label="Group attribute name" value={provider.groupAttributeName ?? ''} />
      </div>
    </ReadOnlySideModal>
  );
}
