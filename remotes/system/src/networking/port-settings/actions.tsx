import { Braces, Copy, Pencil } from 'lucide-react';
import { type Action, deleteAction, type DeleteOptions } from '@console/shared/actions';
import { apiError, networkingSwitchPortSettingsDelete, type SwitchPortSettings } from '@console/shared/api';
import { callTo, fetchQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { allSwitchPorts } from '../rack/queries.ts';
import { portName } from '../switch-ports/rows.ts';

/** Names of the ports that settings are applied to, by id of the settings. */
export type AppliedTo = ReadonlyMap<string, readonly string[]>;

/** Context of the actions: facts of the page that offers them. */
export interface SettingsActionContext extends Pick<DeleteOptions<SwitchPortSettings>, 'after'> {
  /** Undefined while it is not known; the ports are read again before settings are deleted. */
  appliedTo: AppliedTo | undefined;
  /** Copies the request that would create the settings; absent while the settings are not known. */
  onCopyJson?: (() => Promise<unknown>) | undefined;
  /** Why the user may not change settings; undefined when they may, or while it is not known. */
  refusal?: string | undefined;
}

/** Actions on port settings (docs/screens/operator.md section 3.3). Keep the list in a `useMemo`. */
export const settingsActions = ({
  appliedTo,
  onCopyJson,
  refusal,
  ...place
}: SettingsActionContext): readonly Action<SwitchPortSettings>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    allowed: () => refusal ?? true,
    to: ({ name }) => to('/system/networking/port-settings/:portSettings/edit', { portSettings: name }),
  },
  {
    id: 'clone',
    label: 'Clone',
    icon: Copy,
    section: 'edit',
    allowed: () => refusal ?? true,
    to: ({ name }) => `${to('/system/networking/port-settings-new')}?from=${encodeURIComponent(name)}`,
  },
  ...(onCopyJson
    ? [
        {
          id: 'copy-json',
          label: 'Copy as JSON',
          icon: Braces,
          section: 'view' as const,
          run: async () => void (await onCopyJson()),
        },
      ]
    : []),
  deleteAction({
    noun: 'port settings',
    title: 'Delete port settings',
    errorTitle: 'Could not delete port settings',
    allowed: ({ id }) => {
      const ports = appliedTo?.get(id) ?? [];
      return refusal ?? (ports.length === 0 || `Applied to ${ports.join(', ')}. Clear it there first`);
    },
    consequence: 'No port uses them. Their addresses become free.',
    many: {
      consequence: 'Their addresses become free. Settings that a port uses cannot be deleted.',
    },
    call: callToDelete,
    run: async (settings) => {
      await refuseApplied(settings);
      await callToDelete(settings).send();
    },
    ...place,
  }),
];

/** The parameter is always sent, although it is optional in the contract. */
const callToDelete = ({ id }: SwitchPortSettings) =>
  callTo(networkingSwitchPortSettingsDelete, { query: { portSettings: id } });

/** The server deletes settings that a port uses, which takes the port down, so the ports are read again first. */
async function refuseApplied({ id }: SwitchPortSettings): Promise<void> {
  const { items } = await fetchQuery({ ...allSwitchPorts(), staleTime: 0 });
  const ports = items.filter(({ portSettingsId }) => portSettingsId === id).map(portName);
  if (ports.length === 0) return;
  throw apiError({
    kind: 'conflict',
    message: `They are now applied to ${ports.join(', ')}. Clear them there first`,
  });
}
