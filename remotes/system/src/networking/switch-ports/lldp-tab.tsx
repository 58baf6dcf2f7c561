import { Pencil, Radio } from 'lucide-react';
import type { LldpNeighbor, SwitchPort } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { columns, TableCard } from '@console/shared/table';
import {
  ButtonLink,
  CardBlock,
  EmptyState,
  Message,
  Mono,
  PropertiesTable,
  Property,
  Skeleton,
  StatusBadge,
  Tag,
  TimeAgo,
  useNow,
} from '@console/shared/ui';
import { NotAvailable } from '../../not-available.tsx';
import { LONGEST } from '../../base/live/use-live.ts';
import type { PortLink } from './link-state.ts';
import { isStale, managementText } from './neighbors.ts';
import { pagePath } from './paths.ts';
import { portLldp, portNeighbors } from './queries.ts';
import styles from './switch-ports.module.css';

export interface LldpTabProps {
  port: SwitchPort;
  /** Undefined while it is not known. */
  link: PortLink | undefined;
  every: number | false;
  refusal: string | undefined;
}

/** LLDP config of a port, and its neighbors (docs/screens/operator.md section 3.2). */
export function LldpTab({ port, link, every, refusal }: LldpTabProps) {
  const isSet = Boolean(port.portSettingsId);
  const config = useQuery(portLldp(port), { enabled: isSet });
  if (!isSet)
    return (
      <EmptyState variant="table" icon={Radio} title="No settings">
        Apply settings to send and receive LLDP.
      </EmptyState>
    );
  return (
    <div className={styles.blocks}>
      <CardBlock
        title="Sent by this port"
        flush={config.data !== undefined}
        actions={
          <ButtonLink to={`${pagePath(port)}/lldp-edit`} icon={Pencil} size="sm" disabledReason={refusal}>
            Edit
          </ButtonLink>
        }
      >
        {config.isPending && <Skeleton />}
        {config.isError && <Message variant="destructive">Not available: {config.error.message}</Message>}
        {config.data && (
          <PropertiesTable inset={false} columns={2}>
            <Property label="LLDP">
              <StatusBadge entity="toggle" status={config.data.enabled ? 'enabled' : 'disabled'} />
            </Property>
            <Property label="Management address">
              {config.data.managementIp && <Mono>{config.data.managementIp}</Mono>}
            </Property>
            <Property label="System name">{config.data.systemName}</Property>
            <Property label="System description">{config.data.systemDescription}</Property>
            <Property label="Port name">{config.data.linkName}</Property>
            <Property label="Port description">{config.data.linkDescription}</Property>
            <Property label="Chassis ID">{config.data.chassisId}</Property>
          </PropertiesTable>
        )}
      </CardBlock>
      <Neighbors port={port} every={every} empty={emptyOf(config.data?.enabled, link)} />
    </div>
  );
}

/** Why there are no neighbors. */
function emptyOf(isEnabled: boolean | undefined, link: PortLink | undefined) {
  if (isEnabled === false) return { title: 'LLDP is off', body: 'Turn it on under “Sent by this port”.' };
  if (link && link.state !== 'up')
    return { title: 'The link is not up', body: 'Messages from neighbors arrive once it is up.' };
  return { title: 'No neighbor yet', body: 'Neighbors send LLDP every 30 seconds.' };
}

const col = columns<LldpNeighbor>();

const COLUMNS = [
  col.text('System name', ({ systemName }) => systemName),
  col.custom('Chassis ID', ({ chassisId }) => <Mono>{chassisId}</Mono>, {
    value: ({ chassisId }) => chassisId,
  }),
  col.text('Port', ({ linkName }) => linkName),
  col.text('Description', ({ linkDescription }) => linkDescription, { rank: 3 }),
  col.custom('Management addresses', ({ managementIp }) =>
    managementIp.map((one) => (
      <div key={managementText(one)}>
        <Mono>{managementText(one)}</Mono>
      </div>
    )),
  ),
  col.custom('First heard', ({ firstSeen }) => <TimeAgo date={new Date(firstSeen)} suffix="ago" />, {
    rank: 3,
  }),
  col.custom('Last heard', (neighbor) => <LastHeard neighbor={neighbor} />),
];

interface NeighborsProps extends Pick<LldpTabProps, 'port' | 'every'> {
  empty: { title: string; body: string };
}

function Neighbors({ port, every, empty }: NeighborsProps) {
  const { data, isError, error, refetch } = useQuery(portNeighbors(port), {
    poll: () => every,
    longest: LONGEST,
  });
  if (isError && !data) return <NotAvailable reason={error.message} onRetry={() => void refetch()} />;
  return (
    <TableCard
      title="Neighbors"
      rows={data?.items}
      columns={COLUMNS}
      rowId={({ chassisId, linkName }) => `${chassisId} ${linkName}`}
      empty={{ icon: Radio, ...empty }}
    />
  );
}

function LastHeard({ neighbor }: { neighbor: LldpNeighbor }) {
  const now = useNow('halfMinute');
  const age = <TimeAgo date={new Date(neighbor.lastSeen)} suffix="ago" />;
  return isStale(neighbor, now) ? <Tag tone="notice">{age}</Tag> : age;
}
