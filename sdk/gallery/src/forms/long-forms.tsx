import { GalleryPage } from '../page/page.tsx';
import * as examples from './long-forms.examples.tsx';
import source from './long-forms.examples.tsx?raw';

const KEYS = [
  ['Ctrl Enter, ⌘ Enter', 'Submits the form from any field'],
  ['Tab', 'Reaches the buttons at the foot of the page after the last field'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Long forms"
      use="A form with several sections is a page: its title is the PageHeader of the page, its buttons are at the foot of the window, and leaving it with changes asks first. A section has a title and its fields, a heading names a group of fields in a section or a modal."
      avoid="A form of up to five fields is a side modal over its list. Do not put two of these forms on one page, and put fields side by side only where they are read as one."
      examples={examples}
      source={source}
      keys={KEYS}
      wide
    />
  );
}
