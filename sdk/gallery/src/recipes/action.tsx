import actionsTsx from '../backups/actions.tsx?raw';
import listTsx from '../backups/list.tsx?raw';
import detailTsx from '../backups/detail.tsx?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="An action"
      use="One object for each action: its label, its rule as a reason, its question and its request. The menus of rows and of the page, the palette and the bar of selected rows are made of it."
      avoid="Do not hide an action that is not possible now. Do not write a dialog for a question: deleteAction and confirm have it. A change that goes on after its answer is followed to its end."
      files={[
        ['src/backups/actions.tsx', actionsTsx],
        ['src/backups/list.tsx', listTsx],
        ['src/backups/detail.tsx', detailTsx],
      ]}
      runs={[['Open the list', '/gallery/backups']]}
    />
  );
}
