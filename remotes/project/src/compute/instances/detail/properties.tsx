import { Fragment, type ReactNode } from 'react';
import type { ExternalIp, Instance } from '@console/shared/api';
import { ExtensionProperties } from '@console/shared/extensions';
import { useQuery } from '@console/shared/query';
import { useLocation } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { IpCell } from '@console/shared/table';
import {
  Bytes,
  Dash,
  DateProperty,
  HeaderProperty,
  IdProperty,
  Link,
  PropertiesTable,
  Property,
  Quantity,
  Skeleton,
  StatusBadge,
  Tooltip,
} from '@console/shared/ui';
import { floatingFirst } from '../external-ips.ts';
import { VpcName } from '../networking/vpc-name.tsx';
import { externalIps, networkInterfaces } from '../../../base/instances/queries.ts';
import { isTransitioning } from '../../../base/instances/states.ts';
import { AutoRestartPopover } from './auto-restart-popover.tsx';
import styles from './properties.module.css';
import { type InstancePlace, isOnMetrics } from './tabs.ts';

/** Number of addresses shown; the networking tab shows all of them. */
const IPS_SHOWN = 2;

/**
 * Properties of an instance above its tabs (docs/screens/compute-storage.md section 5.1), in two rows; its state is beside the title
 * (docs/design/shots/instance-storage-light.png).
 */
export function InstanceProperties({ instance, place }: { instance: Instance; place: InstancePlace }) {
  const { project, instance: name } = place;
  const addresses = useQuery(externalIps(project, name));
  const interfaces = useQuery(networkInterfaces(project, name));
  const { pathname } = useLocation();
  return (
    <PropertiesTable six beforeChart={isOnMetrics(pathname, place)}>
      <Property label="cpu">
        <Quantity value={instance.ncpus} unit={instance.ncpus === 1 ? 'vCPU' : 'vCPUs'} />
      </Property>
      <Property label="ram">
        <Bytes bytes={instance.memory} />
      </Property>
      <Property label="vpc">
        <Part of={interfaces}>
          {(nics) => {
            const primary = nics.find((nic) => nic.primary);
            return primary ? <VpcName project={project} vpcId={primary.vpcId} /> : <Dash />;
          }}
        </Part>
      </Property>
      <DateProperty label="Created" date={instance.timeCreated} />
      <Property label="external IPs" wide>
        <Part of={addresses}>
          {(ips) => (ips.length === 0 ? <Dash /> : <Addresses ips={floatingFirst(ips)} place={place} />)}
        </Part>
      </Property>
      <Property label="Description" most>
        {instance.description}
      </Property>
      <IdProperty wide value={instance.id} />
      <ExtensionProperties place="instance.property" with={{ instance, project }} />
    </PropertiesTable>
  );
}

interface PartProps<Item> {
  readonly of: { readonly data?: { readonly items: readonly Item[] } | undefined; readonly isError: boolean };
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Optional data about the instance: the rest of the page works without it. */
function Part<Item>({ of: { data, isError }, children }: PartProps<Item>) {
  if (data) return children(data.items);
  return isError ? 'Not available' : <Skeleton width="5rem" />;
}

/** The state of an instance beside its title: a property like the others, whose label only screen readers need there. */
export function InstanceState({ instance, place }: { instance: Instance; place: InstancePlace }) {
  return (
    <HeaderProperty label="state">
      <State instance={instance} place={place} />
    </HeaderProperty>
  );
}

function State({ instance, place }: { instance: Instance; place: InstancePlace }) {
  const badge = <StatusBadge entity="instance" status={instance.runState} spinnerLabel="Spinner" />;
  if (isTransitioning(instance)) {
    return (
      <Tooltip content="Refreshes every 2 seconds until the state is reached" describe={false}>
        <span>{badge}</span>
      </Tooltip>
    );
  }
  return (
    <span className={instance.runState === 'failed' ? styles.failed : undefined}>
      {badge}
      {instance.runState === 'failed' && <AutoRestartPopover instance={instance} place={place} />}
    </span>
  );
}

function Addresses({ ips, place }: { ips: readonly ExternalIp[]; place: InstancePlace }) {
  return (
    <span className={styles.addresses}>
      {ips.slice(0, IPS_SHOWN).map(({ ip }, index) => (
        <Fragment key={ip}>
          {index > 0 && <span className={styles.divider}>/</span>}
          <IpCell ip={ip} link copy />
        </Fragment>
      ))}
      {ips.length > IPS_SHOWN && (
        <>
          <span className={styles.divider}>/</span>
          <Tooltip content={`${ips.length - IPS_SHOWN} more on the networking tab`}>
            <Link to={to('/projects/:project/instances/:instance/networking', { ...place })}>…</Link>
          </Tooltip>
        </>
      )}
    </span>
  );
}
