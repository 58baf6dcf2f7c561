import { truncate } from '@console/shared/format';
import { crumb } from '@console/shared/routing';

/** Characters of an id in a trail. */
const ID_SHOWN = 12;

/** The id of a bundle, which has no name, as it stands in headings (docs/screens/operator.md section 0.2). */
export const shortId = (id: string): string => truncate(id, ID_SHOWN, 'middle');

/** The archives for support. */
export const bundles = crumb('/system/support-bundles', 'Support bundles');

/** One of them. */
export const bundle = crumb(
  '/system/support-bundles/:supportBundle',
  ({ supportBundle }) => shortId(supportBundle),
  bundles,
);
