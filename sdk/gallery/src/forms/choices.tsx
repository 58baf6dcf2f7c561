import { GalleryPage } from '../page/page.tsx';
import * as examples from './choices.examples.tsx';
import source from './choices.examples.tsx?raw';

const KEYS = [
  ['Arrow Down, Arrow Up', 'Open the list, and move in it'],
  ['Enter', 'Chooses the option'],
  ['A to Z', 'Choose in a closed select, filter in a combobox'],
  ['Escape', 'Closes the list, and not yet the form around it'],
  ['Space', 'Checks or clears a checkbox'],
  ['Arrow keys', 'Move between the radios of a group, and select'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Choices"
      use="Up to four options that fit on the page are radios, up to about ten are a select, and more are a combobox, which finds by typing. Options that are still read show it; a list without options says so in its control."
      avoid="Do not offer a select with one option: choose it, and show the value. Do not clear a choice when its options are read again. Files and secrets are left out of drafts."
      examples={examples}
      source={source}
      keys={KEYS}
      wide
    />
  );
}
