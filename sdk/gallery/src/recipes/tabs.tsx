import detailTsx from '../backups/detail.tsx?raw';
import summaryTsx from '../backups/summary.tsx?raw';
import routesTs from '../backups/routes.ts?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="A detail page with tabs"
      use="The page has the title, the actions and the tabs; each tab is a screen with an address and code of its own. A tab that fails is shown as failed in its panel. Queries of a tab that the page has read already are not sent again."
      avoid="Do not keep the selected tab in the state of the page. No tabs within tabs: use a segmented control for views of one tab."
      files={[
        ['src/backups/detail.tsx', detailTsx],
        ['src/backups/summary.tsx', summaryTsx],
        ['src/backups/routes.ts', routesTs],
      ]}
      runs={[['Open the page', '/gallery/backups/daily/summary']]}
    />
  );
}
