import { GalleryPage } from '../page/page.tsx';
import * as examples from './fields.examples.tsx';
import source from './fields.examples.tsx?raw';

const KEYS = [
  ['Arrow Up, Arrow Down', 'Change a number by one step'],
  ['Shift Arrow Up, Shift Arrow Down', 'Change a number by ten steps'],
  ['Tab', 'Leaves a number, which is then set to the nearest allowed one'],
] as const;

export function Component() {
  return (
    <GalleryPage
      title="Fields"
      use="A field is bound to a path of the schema, so a wrong name or type does not compile. The schema says what is required and how a value is checked, the field shows the message. Sizes are entered in GiB and sent in bytes."
      avoid="Do not repeat the rule in the hint when the message says it. What nobody can change here is a ReadOnlyField, not a disabled one. Outside of a form use the inputs of @console/shared/ui."
      examples={examples}
      source={source}
      keys={KEYS}
      wide
    />
  );
}
