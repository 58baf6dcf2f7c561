import { GalleryPage } from '../page/page.tsx';
import * as examples from './layout.examples.tsx';
import source from './layout.examples.tsx?raw';

const KEYS = [
  ['Arrow Left, Arrow Right', 'Select the tab or segment beside it'],
  ['Home, End', 'Select the first or last tab'],
  ['Enter, Space', 'Open or close a disclosure'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Layout"
      use="Parts of pages: toolbars above tables, cards, other contents in a PageBody, properties of a resource, tabs. The title of this page is a PageHeader."
      avoid="Tabs that are pages of their own are RouteTabs, so that they have addresses. Do not nest tabs more than two levels."
      examples={examples}
      source={source}
      keys={KEYS}
    />
  );
}
