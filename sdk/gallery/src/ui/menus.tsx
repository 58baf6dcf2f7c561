import { GalleryPage } from '../page/page.tsx';
import * as examples from './menus.examples.tsx';
import source from './menus.examples.tsx?raw';

const KEYS = [
  ['Enter, Space, Arrow Down', 'Open the menu at its first entry'],
  ['Arrow Up', 'Opens the menu at its last entry'],
  ['A to Z', 'Moves to the entry that begins with the typed text'],
  ['Escape', 'Closes it, and returns the focus to the button'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Menus and popovers"
      use="A menu is for the actions of a row or a page that are rare or destructive. A popover is for a few lines of explanation with links."
      avoid="Do not put the main action of a page into a menu, and no form into a popover: it belongs into a dialog."
      examples={examples}
      source={source}
      keys={KEYS}
    />
  );
}
