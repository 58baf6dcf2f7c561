import { GalleryPage } from '../page/page.tsx';
import * as examples from './meters.examples.tsx';
import source from './meters.examples.tsx?raw';

export function Component() {
  return (
    <GalleryPage
      title="Meters"
      use="Capacity that is used, of a quota or of hardware, with its numbers."
      avoid="Progress of a task is a ProgressBar. What changes over time is a chart."
      examples={examples}
      source={source}
    />
  );
}
