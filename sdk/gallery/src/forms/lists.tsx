import { GalleryPage } from '../page/page.tsx';
import * as examples from './lists.examples.tsx';
import source from './lists.examples.tsx?raw';

const KEYS = [
  ['Enter', 'Adds the item that is entered, and does not submit the form'],
  ['Tab', 'Reaches each row, which is read out as one, and its button'],
  ['Space', 'Presses the remove button; the focus goes to the next row'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Lists in forms"
      use="Items of a list are shown in a small table and are sent with the form. An item with one or two inputs is entered in place; a larger one in a modal that the add button opens."
      avoid="Not for resources that exist on the server: they are rows of a table with actions. Do not show a form of an item before someone wants to add one, when the list may stay empty."
      examples={examples}
      source={source}
      keys={KEYS}
      wide
    />
  );
}
