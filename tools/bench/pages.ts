import type { HeavyPart } from './parts.ts';

/** A page with its targets; kilobytes are 1000 bytes. */
export interface BenchPage {
  name: string;
  path: string;
  heading: string;
  /** A text that appears only with the data. */
  data?: string;
  /** Id of the page that the document draws until the code is there. */
  drawn?: string;
  script: number;
  total: number;
}

/*
 * A page downloads the route table of its own subject with the names and hashes of its files, and the files of the
 * area that several subjects need (docs/decisions/017-route-tables.md). The document lists the files of all
 * pages. Budgets are whole steps of 5 KB and may be exceeded by `SLACK` (docs/decisions/021-bytes.md).
 */
export const PAGES: readonly BenchPage[] = [
  { name: 'projects', path: '/projects', heading: 'Projects', data: 'edge-cache', script: 195, total: 245 },
  {
    name: 'instances',
    path: '/projects/edge-cache/instances',
    heading: 'Instances',
    data: 'cache-ams-01',
    script: 205,
    total: 255,
  },
  {
    name: 'storage',
    path: '/projects/edge-cache/instances/cache-ams-01/storage',
    heading: 'cache-ams-01',
    data: 'ams-01-hot',
    script: 215,
    total: 275,
  },
  {
    name: 'sign-in',
    path: '/login/fernhill/local',
    heading: 'Sign in to fernhill',
    drawn: 'first-sign-in',
    script: 125,
    total: 160,
  },
  {
    name: 'firewall rules',
    path: '/projects/edge-cache/vpcs/default/firewall-rules',
    heading: 'default',
    data: 'allow-purge-api',
    script: 215,
    total: 280,
  },
  { name: 'silos', path: '/system/silos', heading: 'Silos', data: 'fernhill', script: 195, total: 245 },
  {
    name: 'utilization',
    path: '/system/utilization',
    heading: 'Utilization',
    data: 'fernhill',
    script: 205,
    total: 295,
  },
  {
    name: 'rack',
    path: '/system/inventory/racks',
    heading: 'Inventory',
    data: 'switch0',
    script: 215,
    total: 295,
  },
  // 29 of the total are responses about ports, sessions, lots and pools
  {
    name: 'network health',
    path: '/system/networking/health',
    heading: 'Network health',
    data: 'switch0 qsfp0',
    script: 205,
    total: 280,
  },
  // 10 of the total is the list of timeseries, 13 the tables, which are in the file of the frame
  {
    name: 'explorer',
    path: '/system/oxql',
    heading: 'OxQL explorer',
    data: 'hardware_component',
    script: 200,
    total: 255,
  },
];

const INSTANCE = '/projects/edge-cache/instances/cache-ams-01';

/** Pages that show modules which are fetched on first use; the pages above must not load them. */
export const HEAVY_PAGES: readonly (Pick<BenchPage, 'name' | 'path' | 'heading'> & { part: HeavyPart })[] = [
  { name: 'metrics', path: `${INSTANCE}/metrics/cpu`, heading: 'cache-ams-01', part: 'charts' },
  {
    name: 'serial console',
    path: `${INSTANCE}/serial-console`,
    heading: 'cache-ams-01',
    part: 'terminal',
  },
  {
    name: 'map of a VPC',
    path: '/projects/edge-cache/vpcs/default/map',
    heading: 'Map of default',
    part: 'diagram',
  },
];
