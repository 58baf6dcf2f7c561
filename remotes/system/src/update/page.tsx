import { useMemo, useState } from 'react';
import { targetReleaseView } from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { useCommands } from '@console/shared/routing';
import { docsUrl, lazy } from '@console/shared/runtime';
import { RefreshControl } from '@console/shared/table';
import {
  Button,
  Dash,
  DateTime,
  DocsPopover,
  InDialog,
  Message,
  Mono,
  PageHeader,
  PropertiesTable,
  Property,
  Quantity,
} from '@console/shared/ui';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { targetRelease } from './queries.ts';
import styles from './update.module.css';

const SetTarget = lazy(
  'Set target release',
  async () => (await import(/* webpackChunkName: "set-target-release" */ './set-target.tsx')).SetTarget,
  InDialog,
);

const refreshPage = () => refresh(targetReleaseView);

export function Component() {
  const target = useLoaded(targetRelease());
  const [isSetting, setSetting] = useState(false);
  const refusal = useFleetRefusal();
  const mayWrite = refusal === undefined;
  useCommands(
    useMemo(
      () =>
        mayWrite ? [{ group: 'Actions', label: 'Set target release', run: () => setSetting(true) }] : [],
      [mayWrite],
    ),
  );
  const version = target?.releaseSource.type === 'system_version' ? target.releaseSource.version : undefined;
  return (
    <>
      <PageHeader
        title="System update"
        help={<Help />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <Button variant="primary" disabledReason={refusal} onClick={() => setSetting(true)}>
              Set target release
            </Button>
          </>
        }
      />
      <PropertiesTable>
        <Property label="Target release">
          {version === undefined ? 'Not set' : <Mono>{version}</Mono>}
        </Property>
        <Property label="Generation">{target ? <Quantity value={target.generation} /> : <Dash />}</Property>
        <Property label="Requested" wide>
          {target ? <DateTime date={target.timeRequested} /> : <Dash />}
        </Property>
      </PropertiesTable>
      <div className={styles.note}>
        <Message>Uploaded releases and the progress of an update are not reported.</Message>
      </div>
      {isSetting && <SetTarget present={version} onDismiss={() => setSetting(false)} />}
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="system update"
      summary="The target release is the one that the rack should run. Once it is set, components update one after another."
      links={[{ label: 'Guides', href: docsUrl('guides') }]}
    />
  );
}
