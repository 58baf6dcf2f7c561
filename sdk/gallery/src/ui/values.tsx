import { GalleryPage } from '../page/page.tsx';
import * as examples from './values.examples.tsx';
import source from './values.examples.tsx?raw';

const KEYS = [
  ['Tab', 'Reaches copy buttons, tips and values that are cut, whose tooltip opens'],
  ['Escape', 'Closes the tooltip'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Values"
      use="Numbers, sizes, dates and identifiers look the same on all pages. Each also handles what a server of another version may send."
      avoid="Do not format dates and sizes yourself. A dash means that there is none; use Unknown for what could not be read."
      examples={examples}
      source={source}
      keys={KEYS}
    />
  );
}
