import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { RackLink } from '../../base/rack-link.tsx';
import { portPath } from '../rack/applied.ts';
import { LinkCell } from './link-cell.tsx';
import type { PortRow } from './rows.ts';

const col = columns<PortRow>();

/** A port with settings whose name is not known is not a port without settings. */
const noneOf = (portSettingsId: string | null | undefined): string =>
  portSettingsId ? 'Not available' : 'None';

/** Columns of the ports of the switches (docs/screens/operator.md section 3.2). */
export const portColumns = (hasRacks: boolean) => [
  col.link('Port', ({ portName }) => portName, portPath, { width: 9 }),
  col.text('Switch', ({ switchLocation }) => switchLocation, { width: 8, rank: 2 }),
  col.custom('Link', (port) => <LinkCell port={port} />, { cut: false }),
  col.custom(
    'Settings',
    ({ settings, portSettingsId }) =>
      settings === undefined ? (
        noneOf(portSettingsId)
      ) : (
        <Link to={to('/system/networking/port-settings/:portSettings', { portSettings: settings })}>
          {settings}
        </Link>
      ),
    {
      rank: 2,
      value: ({ settings }) => settings,
      meta: ({ settings, portSettingsId }) => settings ?? `Settings: ${noneOf(portSettingsId)}`,
    },
  ),
  ...(hasRacks
    ? [
        col.custom('Rack', ({ rackId }) => <RackLink rackId={rackId} />, {
          rank: 3,
          width: 12,
          value: ({ rackId }) => rackId,
        }),
      ]
    : []),
];
