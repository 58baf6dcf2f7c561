import type { Image } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { imageFacts } from './option.ts';

const col = columns<Image>();

/** Columns of a list of images; `pathOf` returns the path of the details. */
export const imageColumns = (pathOf: (image: Image) => string) => [
  col.link('name', ({ name }) => name, pathOf),
  col.description(({ description }) => description, 'description', {
    // On phones there is one line for all facts of the image
    meta: (image) => imageFacts(image),
  }),
  col.text('OS', ({ os }) => os, { rank: 3, width: 7, meta: () => null }),
  col.text('version', ({ version }) => version, { rank: 3, width: 7, meta: () => null }),
  col.size('size', ({ size }) => size, { meta: () => null }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
