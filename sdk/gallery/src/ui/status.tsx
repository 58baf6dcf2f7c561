import { GalleryPage } from '../page/page.tsx';
import * as examples from './status.examples.tsx';
import source from './status.examples.tsx?raw';

export function Component() {
  return (
    <GalleryPage
      title="Status and progress"
      use="Status, tags and the shapes of what is loading. What is healthy is quiet; only what needs a person is filled."
      avoid="A tag is not a status: use StatusBadge for states of the API, whose looks are in one table. No spinner for a page that loads: the route shows its skeleton."
      examples={examples}
      source={source}
    />
  );
}
