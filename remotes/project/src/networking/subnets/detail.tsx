import { useMemo, useState } from 'react';
import type { InstanceNetworkInterface, VpcRouter } from '@console/shared/api';
import { ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useActionCommand, useParams } from '@console/shared/routing';
import { TableCard } from '@console/shared/table';
import {
  Button,
  ButtonLink,
  DateProperty,
  IdProperty,
  Mono,
  PropertiesTable,
  Property,
  TextInput,
} from '@console/shared/ui';
import { CapacityMeter } from '@console/shared/ui/detail';
import { DeleteSubnet } from '../lazy-deletion.tsx';
import { allRouters } from '../routers/queries.ts';
import { useStillHere } from '../use-still-here.ts';
import { usableAddresses } from './addresses.ts';
import { interfaceColumns } from './interface-columns.tsx';
import { subnetByName, subnetInterfaces } from './queries.ts';
import { RouterName } from './router-name.tsx';
import styles from './subnets.module.css';

const NO_ROUTERS: readonly VpcRouter[] = [];

const IN_USE = 'Network interfaces are in the subnet. Delete them on the pages of their instances first.';

export function Component() {
  const place = useParams('/projects/:project/vpcs/:vpc/subnets/:subnet');
  const { project, vpc } = place;
  const subnet = useLoaded(subnetByName(place));
  const { items: interfaces } = useLoaded(subnetInterfaces(place));
  const routers = useQuery(allRouters(project, vpc)).data?.items ?? NO_ROUTERS;
  const isStillHere = useStillHere(subnet.id);
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  useActionCommand('Edit subnet', to('/projects/:project/vpcs/:vpc/subnets/:subnet/edit', place));
  const close = () => navigate(to('/projects/:project/vpcs/:vpc/subnets', { project, vpc }));
  return (
    <ReadOnlySideModal title="Subnet" subtitle={subnet.name} onDismiss={close}>
      <div className={styles.panel}>
        <PropertiesTable columns={1} inset={false}>
          <Property label="Description">{subnet.description}</Property>
          <Property label="IPv4 block">
            <Mono>{subnet.ipv4Block}</Mono>
          </Property>
          <Property label="IPv6 block">
            <Mono>{subnet.ipv6Block}</Mono>
          </Property>
          <Property label="Custom router">
            <RouterName routerId={subnet.customRouterId} known={routers} />
          </Property>
          <IdProperty value={subnet.id} whole />
          <DateProperty label="Created" date={subnet.timeCreated} />
          <DateProperty label="Updated" date={subnet.timeModified} />
        </PropertiesTable>
        <div className={styles.actions}>
          <ButtonLink to={to('/projects/:project/vpcs/:vpc/subnets/:subnet/edit', place)}>Edit</ButtonLink>
          <Button
            variant="danger"
            disabledReason={interfaces.length > 0 ? IN_USE : undefined}
            onClick={() => setDeleting(true)}
          >
            Delete
          </Button>
        </div>
        <CapacityMeter
          label="Addresses"
          used={interfaces.length}
          total={usableAddresses(subnet.ipv4Block)}
          usedLabel="Used"
          totalLabel="Usable"
        />
        <Interfaces project={project} interfaces={interfaces} />
      </div>
      {isDeleting && (
        <DeleteSubnet
          place={{ project, vpc }}
          subnet={subnet}
          onDeleted={() => isStillHere() && close()}
          onDismiss={() => setDeleting(false)}
        />
      )}
    </ReadOnlySideModal>
  );
}

const EMPTY = { title: 'No network interfaces', body: 'No instance has an address of this subnet.' };

interface InterfacesProps {
  project: string;
  interfaces: readonly InstanceNetworkInterface[];
}

/** The interfaces of the subnet, with a search by address. */
function Interfaces({ project, interfaces }: InterfacesProps) {
  const [filter, setFilter] = useState('');
  const columns = useMemo(() => interfaceColumns(project), [project]);
  const found = useMemo(() => interfaces.filter((nic) => matches(nic, filter)), [interfaces, filter]);
  return (
    <TableCard
      title="Network interfaces"
      headerActions={
        interfaces.length > 0 && (
          <TextInput
            type="search"
            aria-label="Filter by IP or MAC"
            placeholder="Filter by IP or MAC"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        )
      }
      rows={found}
      columns={columns}
      empty={
        interfaces.length === 0 ? EMPTY : { title: 'No match', body: 'No interface has such an address.' }
      }
    />
  );
}

/** Matches a part of the IP or MAC address, ignoring case. */
const matches = ({ ip, mac }: InstanceNetworkInterface, filter: string): boolean =>
  // A server of another version may not report one of them
  [ip, mac].some((text) =>
    String(text ?? '')
      .toLowerCase()
      .includes(filter.trim().toLowerCase()),
  );
