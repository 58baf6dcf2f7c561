import { GalleryPage } from '../page/page.tsx';
import * as examples from './charts.examples.tsx';
import source from './charts.examples.tsx?raw';

const KEYS = [
  ['Arrow Left, Arrow Right', 'Move the crosshair, whose values are read out'],
  ['Home, End', 'Move it to the first or last sample'],
  ['Shift with these keys', 'Selects a part of the period'],
  ['Enter', 'Zooms into the selected part'],
  ['Escape', 'Gives the selection up, then removes the crosshair'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Charts"
      use="Values over time. The period is drawn whole, also where nothing was measured, and gaps stay gaps. Each chart can be read as a table. Lanes below each other share the crosshair."
      avoid="One number is a Quantity, a part of a whole a meter. Do not compare resources of which there are more than eight: the rest is drawn as one line. Keep the series between renders, in useMemo or the select of the query."
      examples={examples}
      source={source}
      keys={KEYS}
      wide
    />
  );
}
