import { readPages, type Pages } from './pages.ts';
import type { AreaRow } from './registry-rows.ts';

/** Files that were read, by URL. */
const read = new Map<string, Pages>();

type PagesRow = Pick<AreaRow, 'pages' | 'routes'>;

/** The pages of an area as far as they are known: none before its file was read. */
export const knownPages = ({ pages, routes }: PagesRow): Pages =>
  pages === undefined ? routes : (read.get(pages[0]) ?? {});

/** The pages of an area. Without its file, which the next call asks for again, there are none: pages only load later. */
export async function pagesOf(row: PagesRow): Promise<Pages> {
  const { pages } = row;
  if (pages === undefined || read.has(pages[0])) return knownPages(row);
  try {
    read.set(pages[0], await readPages(pages));
  } catch {
    // The caller does without
  }
  return knownPages(row);
}
