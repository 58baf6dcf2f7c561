import type { Image } from '@console/shared/api';
import { formatBytes } from '@console/shared/format';

/** Separator between the facts about an image, so that screen readers pause between them. */
const SEPARATOR = ' / ';

/** `debian / 13.1 / 3 GiB`, and further facts. */
export const imageFacts = ({ os, version, size }: Image, ...more: readonly string[]): string =>
  [os, version, formatBytes(size).text, ...more].filter(Boolean).join(SEPARATOR);

/** An image as an option of a picker: its name over its facts. Its value is the id. */
export const imageOption = (image: Image, ...more: readonly string[]) => ({
  value: image.id,
  label: image.name,
  description: imageFacts(image, ...more),
});
