import { GalleryPage } from '../page/page.tsx';
import * as examples from './inputs.examples.tsx';
import source from './inputs.examples.tsx?raw';

const KEYS = [
  ['Space', 'Checks or clears a checkbox'],
  ['Arrow keys', 'Move between the radios of a group, and select'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Inputs"
      use="Plain controls for filters and settings that take effect at once. FieldFrame connects label, hint and error with the control."
      avoid="Forms that are submitted use the fields of @console/shared/forms, which validate, keep drafts and show errors of the server."
      examples={examples}
      source={source}
      keys={KEYS}
    />
  );
}
