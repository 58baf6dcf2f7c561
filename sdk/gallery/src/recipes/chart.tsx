import sizeTsx from '../backups/size.tsx?raw';
import queriesTs from '../backups/queries.ts?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="A chart"
      use="The route starts the query with prefetch, which the page does not wait for, and the chart shows that it loads, that it failed, and that there is nothing."
      avoid="Do not wait for the values in load: a slow measurement would hold back the page. Do not build the series in each render."
      files={[
        ['src/backups/size.tsx', sizeTsx],
        ['src/backups/queries.ts', queriesTs],
      ]}
      runs={[['Open the chart', '/gallery/backups/daily/size']]}
    />
  );
}
