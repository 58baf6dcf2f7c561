import { GalleryPage } from '../page/page.tsx';
import * as examples from './shells.examples.tsx';
import source from './shells.examples.tsx?raw';

const KEYS = [
  ['Enter', 'Submits the form from an input of one line'],
  ['Ctrl Enter, ⌘ Enter', 'Submits the form from any field'],
  ['Escape', 'Closes the form; a side modal with changes asks first'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Forms"
      use="A schema parses the input into the body of one request. A side modal creates or edits a resource over its list, a modal adds or attaches with one or two fields, and a card holds settings where they are shown. All keep a draft, show errors of the server and offer the request as code."
      avoid="Do not disable the button until a form is valid: the messages say what is missing. A form with sections is a page of its own. What takes effect at once, such as a filter, is no form."
      examples={examples}
      source={source}
      keys={KEYS}
      wide
    />
  );
}
