import addedTs from '../extension/added.ts?raw';
import lastBackupTsx from '../extension/last-backup.tsx?raw';
import extensionTestTsx from '../extension/extension.test.tsx?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="An extension"
      use="The manifest says what is added to which place, so the page knows it before any code of the area is loaded. The component gets the resource of the page, reads more by itself, and shows loading and failure in its place."
      avoid="Do not read the address or the queries of the page: its props are the contract. Do not draw a heading or a border: the place has them."
      files={[
        ['src/extension/added.ts', addedTs],
        ['src/extension/last-backup.tsx', lastBackupTsx],
        ['src/extension/extension.test.tsx', extensionTestTsx],
      ]}
    />
  );
}
