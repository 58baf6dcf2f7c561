import createTsx from '../backups/create.tsx?raw';
import routesTs from '../backups/routes.ts?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="A form"
      use="A schema, a shell and one field for each member. The call is built from the parsed body: it is sent, copied as code and checked again when its answer was lost. What the write makes stale is in the operation, so the list is read again."
      avoid="Do not keep values in useState, do not disable the button, and do not catch errors: the form shows them and keeps its contents. A toast says what was done, with the name in bold."
      files={[
        ['src/backups/create.tsx', createTsx],
        ['src/backups/routes.ts', routesTs],
      ]}
      runs={[['Open the form', '/gallery/backups-new']]}
    />
  );
}
