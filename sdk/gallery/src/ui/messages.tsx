import { GalleryPage } from '../page/page.tsx';
import * as examples from './messages.examples.tsx';
import source from './messages.examples.tsx?raw';

export function Component() {
  return (
    <GalleryPage
      title="Messages"
      use="A message belongs to the place that it is about: a page, a form, a card. Say first what happened, then what to do. An empty state says what is missing and offers to create it."
      avoid="Do not report what was done in a message: use a toast. Do not show an empty state when the data could not be read: that is unknown, not none."
      examples={examples}
      source={source}
    />
  );
}
