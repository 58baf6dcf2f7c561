import queriesTs from '../backups/queries.ts?raw';
import columnsTsx from '../backups/columns.tsx?raw';
import listTsx from '../backups/list.tsx?raw';
import routesTs from '../backups/routes.ts?raw';
import createTsx from '../backups/create.tsx?raw';
import detailTsx from '../backups/detail.tsx?raw';
import summaryTsx from '../backups/summary.tsx?raw';
import sizeTsx from '../backups/size.tsx?raw';
import actionsTsx from '../backups/actions.tsx?raw';
import openapi from '../../openapi.json' with { type: 'json' };
import vaultTs from '../api/vault.ts?raw';
import mockTs from '../backups/mock.ts?raw';
import areaTs from '../area.ts?raw';
import addedTs from '../extension/added.ts?raw';
import lastBackupTsx from '../extension/last-backup.tsx?raw';
import extensionTestTsx from '../extension/extension.test.tsx?raw';
import pinnedTs from '../backups/pinned.ts?raw';
import pinButtonTsx from '../backups/pin-button.tsx?raw';
import pinnedNoteTsx from '../backups/pinned-note.tsx?raw';
import measuredTsx from '../backups/measured.tsx?raw';
import failuresTestTsx from '../backups/failures.test.tsx?raw';
import backupsTestTsx from '../backups/backups.test.tsx?raw';
import { useLocation } from '@console/shared/router';
import { RecipePage, type RecipePageProps } from './recipe-page.tsx';

/** The recipes by the last part of their addresses. */
const RECIPES: Readonly<Record<string, RecipePageProps>> = {
  list: {
    title: 'A list',
    use: 'A query reads a page, the route starts it with the code of the screen, and the screen is a ListPage: filter, order, columns, pages, selection, empty state and refresh are its own. Columns and actions are outside of the component.',
    avoid:
      'Do not read in an effect, and do not filter rows yourself. What opens over the list is an overlay of its route, so that it has an address and the list keeps its place.',
    files: [
      ['src/backups/queries.ts', queriesTs],
      ['src/backups/columns.tsx', columnsTsx],
      ['src/backups/list.tsx', listTsx],
      ['src/backups/routes.ts', routesTs],
    ],
    runs: [['Open the list', '/gallery/backups']],
  },
  form: {
    title: 'A form',
    use: 'A schema, a shell and one field for each member. The call is built from the parsed body: it is sent, copied as code and checked again when its answer was lost. What the write makes stale is in the operation, so the list is read again.',
    avoid:
      'Do not keep values in useState, do not disable the button, and do not catch errors: the form shows them and keeps its contents. A toast says what was done, with the name in bold.',
    files: [
      ['src/backups/create.tsx', createTsx],
      ['src/backups/routes.ts', routesTs],
    ],
    runs: [['Open the form', '/gallery/backups-new']],
  },
  tabs: {
    title: 'A detail page with tabs',
    use: 'The page has the title, the actions and the tabs; each tab is a screen with an address and code of its own. A tab that fails is shown as failed in its panel. Queries of a tab that the page has read already are not sent again.',
    avoid:
      'Do not keep the selected tab in the state of the page. No tabs within tabs: use a segmented control for views of one tab.',
    files: [
      ['src/backups/detail.tsx', detailTsx],
      ['src/backups/summary.tsx', summaryTsx],
      ['src/backups/routes.ts', routesTs],
    ],
    runs: [['Open the page', '/gallery/backups/daily/summary']],
  },
  chart: {
    title: 'A chart',
    use: 'The route starts the query with prefetch, which the page does not wait for, and the chart shows that it loads, that it failed, and that there is nothing.',
    avoid:
      'Do not wait for the values in load: a slow measurement would hold back the page. Do not build the series in each render.',
    files: [
      ['src/backups/size.tsx', sizeTsx],
      ['src/backups/queries.ts', queriesTs],
    ],
    runs: [['Open the chart', '/gallery/backups/daily/size']],
  },
  action: {
    title: 'An action',
    use: 'One object for each action: its label, its rule as a reason, its question and its request. The menus of rows and of the page, the palette and the bar of selected rows are made of it.',
    avoid:
      'Do not hide an action that is not possible now. Do not write a dialog for a question: deleteAction and confirm have it. A change that goes on after its answer is followed to its end.',
    files: [
      ['src/backups/actions.tsx', actionsTsx],
      ['src/backups/list.tsx', listTsx],
      ['src/backups/detail.tsx', detailTsx],
    ],
    runs: [['Open the list', '/gallery/backups']],
  },
  api: {
    title: 'An API of your own',
    use: 'The document of the service is the source: console-sdk generate vault openapi.json writes types and operations, and the mock is checked against it. Queries, forms, actions and copied code take these operations like those of the platform.',
    avoid:
      'Do not call fetch: the sign-in over the page, time limits, the cache and the messages would be missing. Do not edit the generated files. A document with other names than snake_case is refused.',
    files: [
      ['openapi.json', JSON.stringify(openapi, null, 2)],
      ['src/api/vault.ts', vaultTs],
      ['src/backups/queries.ts', queriesTs],
      ['src/backups/mock.ts', mockTs],
      ['src/area.ts', areaTs],
    ],
    runs: [['Open the list', '/gallery/backups']],
  },
  extension: {
    title: 'An extension',
    use: 'The manifest says what is added to which place, so the page knows it before any code of the area is loaded. The component gets the resource of the page, reads more by itself, and shows loading and failure in its place.',
    avoid:
      'Do not read the address or the queries of the page: its props are the contract. Do not draw a heading or a border: the place has them.',
    files: [
      ['src/extension/added.ts', addedTs],
      ['src/extension/last-backup.tsx', lastBackupTsx],
      ['src/extension/extension.test.tsx', extensionTestTsx],
    ],
  },
  state: {
    title: 'Shared state',
    use: 'State of several screens is an atom in a module of its own. Data of the server is never in an atom: queries share it. What belongs in a link is in the address.',
    avoid:
      'Do not keep anything of a person when their session ends. Do not pass state through a context: pages are mounted by the shell.',
    files: [
      ['src/backups/pinned.ts', pinnedTs],
      ['src/backups/pin-button.tsx', pinButtonTsx],
      ['src/backups/pinned-note.tsx', pinnedNoteTsx],
    ],
    runs: [
      ['Open a backup', '/gallery/backups/daily/summary'],
      ['Open the list', '/gallery/backups'],
    ],
  },
  failures: {
    title: '401, 403, 404 and 500',
    use: 'What a screen needs is in load: when it fails, the frame stays and an error page says what is missing, for 403, 404 and 500. What it can do without is read with useQuery or in lookups and shows its failure in its place. After a 401 the sign-in opens over the page; reads are sent again afterwards, a form keeps its contents and is sent with another click.',
    avoid:
      "Do not catch errors to show an empty list: unknown is not none. Do not test the status: the kind of the error is a closed union. Do not write to the browser's console.",
    files: [
      ['src/backups/measured.tsx', measuredTsx],
      ['src/backups/mock.ts', mockTs],
      ['src/backups/failures.test.tsx', failuresTestTsx],
    ],
    runs: [
      ['403', '/gallery/backups/forbidden/summary'],
      ['404', '/gallery/backups/yearly/summary'],
      ['500', '/gallery/backups/broken/summary'],
    ],
  },
  test: {
    title: 'A test',
    use: 'A test renders a screen by its address, with the mock of the service in the same process, and uses it by roles and names. A fault makes an operation fail. FAILURES are the four ways in which a write fails.',
    avoid:
      'Do not mock modules or queries: the route table, the loaders and the cache are part of what is tested. No sleeps and no wall clock. Focus, layout and navigation of the browser are for the tests of e2e/.',
    files: [['src/backups/backups.test.tsx', backupsTestTsx]],
  },
};

export function Component() {
  const recipe = RECIPES[useLocation().pathname.replace(/^.*\//, '')];
  return recipe && <RecipePage {...recipe} />;
}
