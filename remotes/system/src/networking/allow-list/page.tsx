import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { networkingAllowListView } from '@console/shared/api';
import { parseNet, pluralize, rangeSize } from '@console/shared/format';
import { refresh, useLoaded } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useActionCommand } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { columns, RefreshControl, TableSection } from '@console/shared/table';
import {
  ButtonLink,
  DateProperty,
  DocsPopover,
  Message,
  Mono,
  PageHeader,
  PropertiesTable,
  Property,
} from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { BigNumber } from '../ip-pools/big-number.tsx';
import styles from './allow-list.module.css';
import { allowList } from './queries.ts';

const EDIT = to('/system/networking/allow-list/edit');

const refreshPage = () => refresh(networkingAllowListView);

export function Component() {
  const { allowedIps, timeCreated, timeModified } = useLoaded(allowList());
  const refusal = useFleetRefusal();
  useActionCommand('Edit allow list', EDIT, refusal);
  return (
    <>
      <PageHeader
        title="Allow list"
        help={<Help />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ButtonLink to={EDIT} variant="primary" icon={Pencil} disabledReason={refusal}>
              Edit
            </ButtonLink>
          </>
        }
      />
      <PropertiesTable>
        <Property label="Allowed" wide>
          {allowedIps.allow === 'any' ? 'Anyone' : `${pluralize(allowedIps.ips.length, 'network')} allowed`}
        </Property>
        <DateProperty label="First set" date={timeCreated} />
        <DateProperty label="Updated" date={timeModified} />
      </PropertiesTable>
      {allowedIps.allow === 'any' ? (
        <div className={styles.note}>
          <Message variant="notice" title="Anyone">
            Every network can reach the API and console. List networks to limit access.
          </Message>
        </div>
      ) : (
        <Networks networks={allowedIps.ips} />
      )}
      <Outlet />
    </>
  );
}

interface Row {
  readonly network: string;
}

const col = columns<Row>();

const COLUMNS = [
  col.custom('Network', ({ network }) => <Mono>{network}</Mono>, { value: ({ network }) => network }),
  col.custom('Addresses', ({ network }) => <Size network={network} />, { width: 12, align: 'end' }),
];

function Networks({ networks }: { networks: readonly string[] }) {
  const rows = useMemo(() => networks.map((network) => ({ network })), [networks]);
  return (
    <TableSection title="Networks" named rows={rows} columns={COLUMNS} rowId={({ network }) => network} />
  );
}

function Size({ network }: { network: string }) {
  const net = parseNet(network);
  return net ? <BigNumber value={rangeSize(net)} /> : null;
}

function Help() {
  return (
    <DocsPopover
      topic="the allow list"
      summary="Only networks on the allow list can reach the API and console. DNS is not affected."
      links={[{ label: 'Operator guides', href: docsUrl('guides/operator') }]}
    />
  );
}
