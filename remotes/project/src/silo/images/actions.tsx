import { ArrowDownToLine } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import type { Image } from '@console/shared/api';
import { deleteImage } from '../../storage/images/actions.tsx';

/** The actions of a silo image (docs/screens/compute-storage.md section 2.1). `onDemote` opens the modal. Keep the list in a `useMemo`. */
export const siloImageActions = (onDemote: (image: Image) => void): readonly Action<Image>[] => [
  { id: 'demote', label: 'Demote', icon: ArrowDownToLine, section: 'edit', run: onDemote },
  deleteImage(),
];
