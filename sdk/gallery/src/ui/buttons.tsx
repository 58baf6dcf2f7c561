import { GalleryPage } from '../page/page.tsx';
import * as examples from './buttons.examples.tsx';
import source from './buttons.examples.tsx?raw';

const KEYS = [
  ['Enter', 'Presses the button, or opens the link'],
  ['Space', 'Presses the button'],
  ['Tab', 'Reaches disabled buttons too, whose reason is read out'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Buttons and links"
      use="A button does something, a link opens a page. A page has at most one primary button, the last of its header."
      avoid="Do not hide an action that is not possible now: keep it and give the reason. Do not use a button to navigate: ButtonLink looks the same and can be opened in a new tab."
      examples={examples}
      source={source}
      keys={KEYS}
    />
  );
}
