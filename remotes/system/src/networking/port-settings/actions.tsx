import { Braces, Copy, Pencil } from 'lucide-react';
import { type Action, deleteAction, type DeleteOptions } from '@console/shared/actions';
import { networkingSwitchPortSettingsDelete, type SwitchPortSettings } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';

/** Names of the ports that have some settings, by the id of these. */
export type AppliedTo = ReadonlyMap<string, readonly string[]>;

/** What the actions need to know of the page they are offered on. */
export interface SettingsActionContext extends Pick<DeleteOptions<SwitchPortSettings>, 'after'> {
  appliedTo: AppliedTo;
  /** Puts the request that would make the settings on the clipboard; absent where they are not known. */
  onCopyJson?: (() => Promise<unknown>) | undefined;
  /** Why the person may not change settings; undefined when they may, or that is not known. */
  refusal?: string | undefined;
}

/** What can be done with port settings (docs/screens/operator.md section 3.3). Keep the list in a `useMemo`. */
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
      const ports = appliedTo.get(id) ?? [];
      return refusal ?? (ports.length === 0 || `Applied to ${ports.join(', ')}. Clear it there first`);
    },
    consequence: 'They are applied nowhere. Their addresses become free.',
    many: { consequence: 'Their addresses become free. Settings that a port has are refused.' },
    // Never without: the parameter is optional in the contract
    call: ({ id }) => callTo(networkingSwitchPortSettingsDelete, { query: { portSettings: id } }),
    ...place,
  }),
];
