import { GalleryPage } from '../page/page.tsx';
import * as examples from './dialogs.examples.tsx';
import source from './dialogs.examples.tsx?raw';

const KEYS = [
  ['Tab', 'Stays within the dialog; the close button is last'],
  ['Escape', 'Closes the dialog, and returns the focus'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Dialogs and toasts"
      use="A side modal is for a form over its list, a modal for a short question, and a confirmation for what cannot be undone. A toast reports what was done."
      avoid="Do not show an error that the user has to act on in a toast, and do not open a dialog over a dialog."
      examples={examples}
      source={source}
      keys={KEYS}
    />
  );
}
