import { GalleryPage } from '../page/page.tsx';
import * as examples from './columns.examples.tsx';
import source from './columns.examples.tsx?raw';

const KEYS = [
  ['Tab', 'Reaches links, copy buttons and the rest of a cut list, whose tooltip opens'],
  ['Enter', 'Opens the link or the details of a row'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Columns and cells"
      use="A kind of column draws a value, aligns it, and says how rows are sorted and filtered by it. Its rank says what remains in a narrow window. What is looked up by an id is loading, there, deleted or not available."
      avoid="Do not draw a cell of your own for a kind that exists. A dash is for what does not exist; what could not be read is not available. More than six columns are rarely read: give the others rank 4. A NameButton fills its cell: it is for tables only."
      examples={examples}
      source={source}
      keys={KEYS}
      wide
    />
  );
}
