import { truncate } from '@console/shared/format';
import { crumb } from '@console/shared/routing';

/** Number of characters of an id in breadcrumbs. */
const ID_SHOWN = 12;

/** The shortened id of a bundle, which has no name, for headings (docs/screens/operator.md section 0.2). */
export const shortId = (id: string): string => truncate(id, ID_SHOWN, 'middle');

export const bundles = crumb('/system/support-bundles', 'Support bundles');

export const bundle = crumb(
  '/system/support-bundles/:supportBundle',
  ({ supportBundle }) => shortId(supportBundle),
  bundles,
);
