import type { SwitchPortSettings } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Tag } from '@console/shared/ui';
import type { AppliedTo } from './actions.tsx';

const col = columns<SwitchPortSettings>();

/** Columns of the port settings (docs/screens/operator.md section 3.3). Keep them in a `useMemo`. */
export const settingsColumns = (appliedTo: AppliedTo | undefined) => {
  const portsOf = ({ id }: SwitchPortSettings) =>
    appliedTo ? (appliedTo.get(id)?.join(', ') ?? '') : 'Not available';
  return [
    col.link(
      'Name',
      ({ name }) => name,
      ({ name }) => to('/system/networking/port-settings/:portSettings', { portSettings: name }),
      { width: 15 },
    ),
    col.description(({ description }) => description, 'Description', { meta: () => null }),
    col.custom('Applied to', (settings) => portsOf(settings) || <Tag>Not applied</Tag>, {
      rank: 2,
      width: 12,
      value: portsOf,
      meta: (settings) => portsOf(settings) || 'Not applied',
    }),
    col.date('Created', ({ timeCreated }) => timeCreated),
    col.date('Updated', ({ timeModified }) => timeModified),
  ];
};
