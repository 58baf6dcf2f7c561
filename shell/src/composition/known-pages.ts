import { readPages, type Pages } from './pages.ts';
import type { AreaRow } from './registry-rows.ts';

/** Contents of the files that were read, by URL. */
const read = new Map<string, Pages>();

type PagesRow = Pick<AreaRow, 'pages' | 'routes'>;

/** The known pages of an area: none before its file was read. */
export const knownPages = ({ pages, routes }: PagesRow): Pages =>
  pages === undefined ? routes : (read.get(pages[0]) ?? {});

/** The pages of an area; none when its file cannot be fetched, which only delays pages. The next call requests the file again. */
export async function pagesOf(row: PagesRow): Promise<Pages> {
  const { pages } = row;
  if (pages === undefined || read.has(pages[0])) return knownPages(row);
  try {
    read.set(pages[0], await readPages(pages));
  } catch {
    // The caller works without the pages
  }
  return knownPages(row);
}
