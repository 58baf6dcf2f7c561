import measuredTsx from '../backups/measured.tsx?raw';
import mockTs from '../backups/mock.ts?raw';
import failuresTestTsx from '../backups/failures.test.tsx?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="401, 403, 404 and 500"
      use="What a screen needs is in load: when it fails, the frame stays and an error page says what is missing, for 403, 404 and 500. What it can do without is read with useQuery or in lookups and shows its failure in its place. After a 401 the sign-in opens over the page; reads are sent again afterwards, a form keeps its contents and is sent with another click."
      avoid="Do not catch errors to show an empty list: unknown is not none. Do not test the status: the kind of the error is a closed union. Do not write to the browser's console."
      files={[
        ['src/backups/measured.tsx', measuredTsx],
        ['src/backups/mock.ts', mockTs],
        ['src/backups/failures.test.tsx', failuresTestTsx],
      ]}
      runs={[
        ['403', '/gallery/backups/forbidden/summary'],
        ['404', '/gallery/backups/yearly/summary'],
        ['500', '/gallery/backups/broken/summary'],
      ]}
    />
  );
}
