import { GalleryPage } from '../page/page.tsx';
import * as examples from './bars.examples.tsx';
import source from './bars.examples.tsx?raw';
import rows from './rows.tsx?raw';

const KEYS = [
  ['R', 'Refreshes the data of the page'],
  ['.', 'Opens the actions of the page'],
  ['Tab', 'Reaches actions that are not possible, whose reason is read out'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Actions and bars"
      use="An action is one object with its label, its rule and its request. The menu of a row, the menu and the buttons of a page, the palette and the bar of selected rows are made of the same objects. The bar at the foot holds pages, selected rows or the buttons of a form."
      avoid="Do not put more than two actions beside a title: the others are in the menu. Do not show two bars at once. The age of data that never changes is not worth a control."
      examples={examples}
      source={source}
      keys={KEYS}
      files={[['rows.tsx', rows]]}
    />
  );
}
