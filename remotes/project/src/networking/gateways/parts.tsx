import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InternetGatewayIpAddress, InternetGatewayIpPool } from '@console/shared/api';
import { FormHeading } from '@console/shared/forms';
import { IpCell } from '@console/shared/table';
import { Button, PropertiesTable, Property } from '@console/shared/ui';
import type { Part } from './detach.tsx';
import styles from './gateways.module.css';
import { PoolName } from './pool-name.tsx';

interface PartsProps {
  onAttach: () => void;
  onDetach: (part: Part) => void;
}

/** The addresses of a gateway (docs/screens/network-access.md section 7.2). */
export function Addresses(
  props: PartsProps & { addresses: readonly InternetGatewayIpAddress[]; hasPool: boolean },
) {
  const { addresses, hasPool, onAttach, onDetach } = props;
  return (
    <PartSection
      title={`Internet gateway IP ${addresses.length > 1 ? 'addresses' : 'address'}`}
      attachLabel="Attach address"
      onAttach={onAttach}
    >
      {addresses.length === 0 && (
        <p>
          This internet gateway does not have any IP address attached.{' '}
          {hasPool
            ? 'It sends from addresses of its IP pool.'
            : 'Attach an address or an IP pool to send from.'}
        </p>
      )}
      {addresses.map((of) => (
        <PartFacts key={of.id} of={of} onDetach={() => onDetach({ kind: 'address', of })}>
          <Property label="IP Address">
            <IpCell ip={of.address} link copy />
          </Property>
        </PartFacts>
      ))}
    </PartSection>
  );
}

export function Pools(props: PartsProps & { pools: readonly InternetGatewayIpPool[] }) {
  const { pools, onAttach, onDetach } = props;
  return (
    <PartSection
      title={`Internet gateway IP ${pools.length > 1 ? 'pools' : 'pool'}`}
      attachLabel="Attach IP pool"
      onAttach={onAttach}
    >
      {pools.length === 0 && <p>This internet gateway does not have any IP pool attached.</p>}
      {pools.map((of) => (
        <PartFacts key={of.id} of={of} onDetach={() => onDetach({ kind: 'pool', of })}>
          <Property label="IP Pool Name">
            <PoolName poolId={of.ipPoolId} />
          </Property>
        </PartFacts>
      ))}
    </PartSection>
  );
}

interface PartSectionProps {
  title: string;
  attachLabel: string;
  onAttach: () => void;
  children: ReactNode;
}

function PartSection({ title, attachLabel, onAttach, children }: PartSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <FormHeading>{title}</FormHeading>
        <Button size="sm" onClick={onAttach}>
          {attachLabel}
        </Button>
      </div>
      {children}
    </section>
  );
}

interface PartFactsProps {
  of: Part['of'];
  onDetach: () => void;
  /** Further properties. */
  children: ReactNode;
}

function PartFacts({ of: { name, description }, onDetach, children }: PartFactsProps) {
  return (
    <div className={styles.part}>
      <PropertiesTable columns={1} inset={false} label={name}>
        <Property label="Name">{name}</Property>
        <Property label="Description">{description}</Property>
        {children}
      </PropertiesTable>
      <Button size="sm" icon={Unplug} aria-label={`Detach ${name}`} onClick={onDetach}>
        Detach
      </Button>
    </div>
  );
}
