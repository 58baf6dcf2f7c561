import { useState } from 'react';
import { FormHeading, MiniTable, ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import {
  ExternalLink,
  IdProperty,
  Link,
  Message,
  PropertiesTable,
  Property,
  Skeleton,
} from '@console/shared/ui';
import type { Part } from './detach.tsx';
import styles from './gateways.module.css';
import { AttachAddress, AttachPool, Detach } from './lazy-forms.tsx';
import { Addresses, Pools } from './parts.tsx';
import type { GatewayPlace } from './place.ts';
import { gatewayAddresses, gatewayByName, gatewayPools } from './queries.ts';
import { type RouteTo, useRoutesByGateway } from './routes-to.ts';

/** The form that is open over the panel. */
type Open = 'attach address' | 'attach pool' | Part;

export function Component() {
  const place = useParams('/projects/:project/vpcs/:vpc/internet-gateways/:gateway');
  const { project, vpc, gateway: current } = place;
  const gateway = useLoaded(gatewayByName(project, vpc, current));
  const addresses = useLoaded(gatewayAddresses(project, vpc, current)).items;
  const pools = useLoaded(gatewayPools(project, vpc, current)).items;
  const byGateway = useRoutesByGateway(place);
  const routes = byGateway.data && (byGateway.data.get(gateway.name) ?? []);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <ReadOnlySideModal
      title="Internet gateway"
      subtitle={gateway.name}
      onDismiss={() => navigate(to('/projects/:project/vpcs/:vpc/internet-gateways', { project, vpc }))}
    >
      <Help />
      <PropertiesTable columns={1} inset={false}>
        <Property label="Name">{gateway.name}</Property>
        <Property label="Description">{gateway.description}</Property>
        <IdProperty value={gateway.id} />
      </PropertiesTable>
      <Addresses
        addresses={addresses}
        hasPool={pools.length > 0}
        onAttach={() => setOpen('attach address')}
        onDetach={setOpen}
      />
      <Pools pools={pools} onAttach={() => setOpen('attach pool')} onDetach={setOpen} />
      <Routes place={place} routes={routes} isPending={byGateway.isPending} />
      {open === 'attach address' && <AttachAddress place={place} onDismiss={close} />}
      {open === 'attach pool' && (
        <AttachPool
          place={place}
          attached={new Set(pools.map(({ ipPoolId }) => ipPoolId))}
          onDismiss={close}
        />
      )}
      {typeof open === 'object' && <Detach place={place} part={open} routes={routes} onDismiss={close} />}
    </ReadOnlySideModal>
  );
}

function Help() {
  return (
    <Message>
      Routes to this gateway send traffic out of the VPC. Its source is an address of the gateway or, if it
      has none, of its IP pools.{' '}
      <ExternalLink href={docsUrl('guides/configuring-guest-networking#internet-gateway')}>
        Internet gateways
      </ExternalLink>
    </Message>
  );
}

interface RoutesProps {
  place: GatewayPlace;
  /** Undefined when they could not be loaded. */
  routes: readonly RouteTo[] | undefined;
  isPending: boolean;
}

function Routes({ place, routes, isPending }: RoutesProps) {
  return (
    <section className={styles.section}>
      <FormHeading>Routes targeting this gateway</FormHeading>
      {!routes && (isPending ? <Skeleton width="60%" /> : <p>The routes could not be loaded.</p>)}
      {routes && (
        <MiniTable
          label="Routes targeting this gateway"
          rows={routes}
          rowKey={({ id }) => id}
          rowLabel={({ router, route }) => `Router: ${router}, Route: ${route}`}
          columns={[
            { header: 'Router', cell: ({ router }) => <RouterLink place={place} router={router} /> },
            { header: 'Route', cell: ({ route }) => route },
          ]}
          emptyText="No route targets this gateway"
        />
      )}
    </section>
  );
}

const RouterLink = ({ place: { project, vpc }, router }: { place: GatewayPlace; router: string }) => (
  <Link to={to('/projects/:project/vpcs/:vpc/routers/:router', { project, vpc, router })}>{router}</Link>
);
