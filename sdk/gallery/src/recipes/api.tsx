import openapi from '../../openapi.json' with { type: 'json' };
import vaultTs from '../api/vault.ts?raw';
import queriesTs from '../backups/queries.ts?raw';
import mockTs from '../backups/mock.ts?raw';
import areaTs from '../area.ts?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="An API of your own"
      use="The document of the service is the source: console-sdk generate vault openapi.json writes types and operations, and the mock is checked against it. Queries, forms, actions and copied code take these operations like those of the platform."
      avoid="Do not call fetch: the sign-in over the page, time limits, the cache and the messages would be missing. Do not edit the generated files. A document with other names than snake_case is refused."
      files={[
        ['openapi.json', JSON.stringify(openapi, null, 2)],
        ['src/api/vault.ts', vaultTs],
        ['src/backups/queries.ts', queriesTs],
        ['src/backups/mock.ts', mockTs],
        ['src/area.ts', areaTs],
      ]}
      runs={[['Open the list', '/gallery/backups']]}
    />
  );
}
