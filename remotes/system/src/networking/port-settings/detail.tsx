import { useMemo } from 'react';
import { actionCommands } from '@console/shared/actions';
import { encode, networkingSwitchPortList, networkingSwitchPortSettingsView } from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { ActionMenu, RefreshControl } from '@console/shared/table';
import {
  DateProperty,
  IdProperty,
  PageHeader,
  PropertiesTable,
  Property,
  Tag,
  useCopy,
} from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { portSettingsView } from '../rack/queries.ts';
import { useLotNames } from '../rack/use-lot-names.ts';
import { PortsHelp } from '../switch-ports/frame.tsx';
import { settingsActions } from './actions.tsx';
import { createOf } from './draft.ts';
import styles from './port-settings.module.css';
import { SettingsSections } from './sections.tsx';
import { draftOf } from './to-create.ts';
import { useAppliedTo } from './use-applied-to.ts';

const refreshPage = () => refresh(networkingSwitchPortSettingsView, networkingSwitchPortList);

export function Component() {
  const { portSettings } = useParams('/system/networking/port-settings/:portSettings');
  const view = useLoaded(portSettingsView(portSettings));
  const { settings } = view;
  const appliedTo = useAppliedTo();
  const lots = useLotNames();
  const refusal = useFleetRefusal();
  const navigate = useNavigate();
  const { copy } = useCopy();
  const actions = useMemo(
    () =>
      settingsActions({
        appliedTo,
        refusal,
        onCopyJson: async () => {
          // Without the keys of peers, which only the server has
          await copy(JSON.stringify(encode(createOf(draftOf(view, lots).draft)), null, 2));
          toast({ variant: 'info', content: 'Copied as JSON without peer keys' });
        },
        after: () => navigate(to('/system/networking/port-settings')),
      }),
    [appliedTo, refusal, view, lots, copy, navigate],
  );
  useCommands(
    useMemo(() => actionCommands(`Port settings '${settings.name}'`, actions, settings), [actions, settings]),
  );
  return (
    <>
      <PageHeader
        title={settings.name}
        help={<PortsHelp />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ActionMenu
              label="Port settings actions"
              resource={settings}
              actions={actions}
              copyId={settings.id}
            />
          </>
        }
      />
      <PropertiesTable>
        <Property label="Applied to" wide>
          {appliedTo ? (appliedTo.get(settings.id)?.join(', ') ?? <Tag>Not applied</Tag>) : 'Not available'}
        </Property>
        <DateProperty label="Created" date={settings.timeCreated} />
        <DateProperty label="Updated" date={settings.timeModified} />
        <Property label="Description" wide>
          {settings.description}
        </Property>
        <IdProperty wide value={settings.id} whole />
      </PropertiesTable>
      <div className={styles.cards}>
        <SettingsSections view={view} />
      </div>
    </>
  );
}
