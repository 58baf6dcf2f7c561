import { stableId } from '../values/ids.ts';
import type { ProjectRow } from '../store/rows/silos.ts';
import { addVpc } from '../resources/networking/vpc-network.ts';
import { siloId } from './people.ts';
import type { Seeder } from './seeder.ts';

const long =
  'Collectors for the sensor fleet and the 30-day hot store that the weather models read from; the cold store lives in search-index, ' +
  'and whoever changes the retention must tell the forecasting people two weeks ahead, because their nightly runs read it whole.';

/** Name, description, days since creation. */
const projects: Readonly<
  Record<string, readonly (readonly [name: string, description: string, days: number])[]>
> = {
  fernhill: [
    ['atlas-api', 'Public routing and geocoding service', 3.2],
    ['billing-core', 'Invoices, ledgers and the nightly export to finance', 16],
    ['design-previews', 'Short-lived builds of the marketing site', 22],
    ['edge-cache', 'Content caches and TLS termination for every region', 45],
    ['field-telemetry', long, 63],
    ['identity', 'Directory sync, sessions and device login', 84],
    ['ml-sandbox', 'Notebooks and one-off training runs', 86],
    ['observability', 'Metrics, traces and the log archive', 105],
    ['payments-staging', '', 126],
    ['render-farm', 'Batch rendering for the map tiles', 162],
    ['search-index', 'Crawlers and shards', 174],
    ['web-frontend', 'Storefront and its image resizer', 191],
  ],
  northgate: [
    ['dispatch', 'Routes of the delivery vans', 120],
    ['warehouse', 'Stock and pick lists', 98],
  ],
  'harbor-labs': [['tide-model', 'Shallow-water simulation', 40]],
};

export const projectId = (silo: string, name: string): string => stableId('project', silo, name);

/** A project with its default VPC. */
export function addProject(
  seeder: Seeder,
  silo: string,
  name: string,
  description: string,
  days: number,
): ProjectRow {
  const row = seeder.named('project', silo, name, days, description);
  const project = seeder.store.tables.projects.put({ ...row, siloId: siloId(silo) });
  const vpc = { name: 'default', dnsName: 'default', description: 'Default VPC' };
  seeder.at(days, () => addVpc(seeder.store, project.id, vpc));
  return project;
}

export function addProjects(seeder: Seeder): void {
  for (const [silo, rows] of Object.entries(projects)) {
    for (const [name, description, days] of rows) addProject(seeder, silo, name, description, days);
  }
}
