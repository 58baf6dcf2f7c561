import queriesTs from '../backups/queries.ts?raw';
import columnsTsx from '../backups/columns.tsx?raw';
import listTsx from '../backups/list.tsx?raw';
import routesTs from '../backups/routes.ts?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="A list"
      use="A query reads a page, the route starts it with the code of the screen, and the screen is a ListPage: filter, order, columns, pages, selection, empty state and refresh are its own. Columns and actions are outside of the component."
      avoid="Do not read in an effect, and do not filter rows yourself. What opens over the list is an overlay of its route, so that it has an address and the list keeps its place."
      files={[
        ['src/backups/queries.ts', queriesTs],
        ['src/backups/columns.tsx', columnsTsx],
        ['src/backups/list.tsx', listTsx],
        ['src/backups/routes.ts', routesTs],
      ]}
      runs={[['Open the list', '/gallery/backups']]}
    />
  );
}
