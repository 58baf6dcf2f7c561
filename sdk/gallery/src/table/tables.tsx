import { GalleryPage } from '../page/page.tsx';
import * as examples from './tables.examples.tsx';
import source from './tables.examples.tsx?raw';
import rows from './rows.tsx?raw';

const KEYS = [
  ['J, K', 'Go to the next or previous row, in the first table of the page or the one with the focus'],
  ['Enter', 'Opens the link of the row'],
  ['.', 'Opens the actions of the row'],
  ['X', 'Selects the row; with Shift, all rows since the last one'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Tables"
      use="A table of resources with a menu for each row. On phones, columns move under the name. Of more than 200 rows only those near the window are in the document. Columns and actions are kept outside of components, so that rows are not drawn again."
      avoid="A list that is a page is a ListPage and one in a tab a ListTab, which also read, filter and sort. A few properties of one resource are a PropertiesTable. Do not show an empty table for rows that could not be read."
      examples={examples}
      source={source}
      keys={KEYS}
      files={[['rows.tsx', rows]]}
      wide
    />
  );
}
