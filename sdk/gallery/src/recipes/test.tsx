import backupsTestTsx from '../backups/backups.test.tsx?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="A test"
      use="A test renders a screen by its address, with the mock of the service in the same process, and uses it by roles and names. A fault makes an operation fail. FAILURES are the four ways in which a write fails."
      avoid="Do not mock modules or queries: the route table, the loaders and the cache are part of what is tested. No sleeps and no wall clock. Focus, layout and navigation of the browser are for the tests of e2e/."
      files={[['src/backups/backups.test.tsx', backupsTestTsx]]}
    />
  );
}
