import { Eraser, Plug, Radio } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { portPath } from '../rack/applied.ts';
import type { PortRow } from './rows.ts';

/** Context of the actions: facts of the page that offers them. */
export interface PortActionContext {
  onApply: (ports: readonly PortRow[]) => void;
  onClear: (port: PortRow) => void;
  /** Why the user may not change ports; undefined when they may, or while it is not known. */
  refusal?: string | undefined;
}

/** Actions on a port (docs/screens/operator.md section 3.2). Keep the list in a `useMemo`. */
export const portActions = ({ onApply, onClear, refusal }: PortActionContext): readonly Action<PortRow>[] => [
  {
    id: 'apply',
    label: 'Apply settings',
    icon: Plug,
    section: 'edit',
    allowed: () => refusal ?? true,
    run: (port) => onApply([port]),
  },
  {
    id: 'lldp',
    label: 'LLDP',
    icon: Radio,
    section: 'view',
    to: (port) => `${portPath(port)}?tab=lldp`,
  },
  {
    id: 'clear',
    label: 'Clear settings',
    icon: Eraser,
    section: 'delete',
    danger: true,
    allowed: ({ portSettingsId }) => refusal ?? (portSettingsId ? true : 'The port has no settings'),
    run: onClear,
  },
];
