import { GalleryPage } from '../page/page.tsx';
import * as examples from './lists.examples.tsx';
import source from './lists.examples.tsx?raw';
import rows from './rows.tsx?raw';

const KEYS = [
  ['/', 'Goes to the filter'],
  ['Arrow Down, Enter', 'Go from the filter to the first row'],
  ['Escape', 'Clears the filter'],
  ['C', 'Opens the form of a new row'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Lists"
      use="A list that is a tab has a filter, order and choice of columns, which are in the address. A section is a table with a heading and a create button, a card a small table in a block of a page. A list that is a whole page is a ListPage, as in the recipe of a list."
      avoid="Not for a fixed set of values: those are properties. Do not filter or sort rows yourself: a list reads all pages when someone does."
      examples={examples}
      source={source}
      keys={KEYS}
      files={[['rows.tsx', rows]]}
      wide
    />
  );
}
