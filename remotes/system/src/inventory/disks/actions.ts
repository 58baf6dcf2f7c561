import { ClipboardList, Copy } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import type { PhysicalDisk } from '@console/shared/api';
import { to } from '@console/shared/routing';

/** The actions of a physical disk. Keep the list in a `useMemo`. */
export const diskActions = (copy: (text: string) => Promise<unknown>): readonly Action<PhysicalDisk>[] => [
  {
    id: 'copy-serial',
    label: 'Copy serial',
    icon: Copy,
    run: async ({ serial }) => void (await copy(serial)),
  },
  {
    id: 'work-order',
    label: 'Work order',
    icon: ClipboardList,
    section: 'view',
    to: ({ id }) => to('/system/inventory/disks/:diskId/work-order', { diskId: id }),
  },
];
