import type { ReactNode } from 'react';
import { certificateReader } from '@console/shared/certificates';
import { FormHeading, ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import {
  CopyButton,
  DateProperty,
  IdProperty,
  Message,
  Mono,
  PropertiesTable,
  Property,
  TextArea,
} from '@console/shared/ui';
import styles from './certificates.module.css';
import { certificateByName } from './queries.ts';

export function Component() {
  const { certificate: name } = useParams('/certificates/:certificate');
  const certificate = useLoaded(certificateByName(name));
  const navigate = useNavigate();
  const { cert } = certificate;
  return (
    <ReadOnlySideModal
      title="Certificate"
      subtitle={certificate.name}
      onDismiss={() => navigate(to('/certificates'))}
    >
      <Read cert={cert}>
        <Property label="Description">{certificate.description}</Property>
        <Property label="Service">External API</Property>
        <IdProperty value={certificate.id} whole />
        <DateProperty label="Created" date={certificate.timeCreated} />
      </Read>
      <FormHeading hint="The key is not shown: the API never returns it.">PEM</FormHeading>
      <div className={styles.pem}>
        <TextArea readOnly mono rows={8} value={cert} aria-label="Certificate in PEM format" />
        <CopyButton text={cert} label="Copy certificate" />
      </div>
    </ReadOnlySideModal>
  );
}

/** The parsed content of the certificate, its own properties, and its chain. */
function Read({ cert, children }: { cert: string; children: ReactNode }) {
  const reader = useQuery(certificateReader()).data;
  const chain = reader?.readChain(cert);
  const [leaf] = chain ?? [];
  return (
    <>
      {reader && !leaf && <Message variant="notice">This is not a certificate in PEM format.</Message>}
      <PropertiesTable columns={1} inset={false}>
        {leaf && (
          <>
            <Property label="Host names">{leaf.names.join(', ')}</Property>
            <Property label="Subject">{leaf.subject}</Property>
            <Property label="Issuer">{leaf.issuer}</Property>
            <DateProperty label="Valid from" date={leaf.notBefore} />
            <DateProperty label="Valid until" date={leaf.notAfter} />
            <Property label="Serial number">
              <Mono>{leaf.serial}</Mono>
            </Property>
            <Property label="Chain">{chain?.map(({ subject }) => subject).join(' ← ')}</Property>
          </>
        )}
        {children}
      </PropertiesTable>
    </>
  );
}
