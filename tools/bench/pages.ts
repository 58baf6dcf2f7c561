import type { HeavyPart } from './parts.ts';

/** A page with its targets; kilobytes are 1000 bytes, as in docs/architecture-notes.md. */
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
 * area that several subjects need (docs/decisions/017-route-tables.md). A file of the area lists the files of its
 * pages. The limits are the measured values plus 1.5 % (docs/decisions/021-bytes.md), because hashes alone change a page by
 * 0.1 KB from machine to machine, and at most what the issues of the pages demand. 1.4 of each total are the sign-in
 * page, which every document contains (docs/decisions/026-what-a-click-costs.md), 0.4 the comments with which files are compiled
 * while they are downloaded (docs/decisions/027-order-of-a-start.md).
 */
export const PAGES: readonly BenchPage[] = [
  { name: 'projects', path: '/projects', heading: 'Projects', data: 'edge-cache', script: 172, total: 217 },
  {
    name: 'instances',
    path: '/projects/edge-cache/instances',
    heading: 'Instances',
    data: 'cache-ams-01',
    script: 180,
    total: 236,
  },
  {
    name: 'storage',
    path: '/projects/edge-cache/instances/cache-ams-01/storage',
    heading: 'cache-ams-01',
    data: 'ams-01-hot',
    script: 190,
    total: 246,
  },
  {
    name: 'sign-in',
    path: '/login/fernhill/local',
    heading: 'Sign in to fernhill',
    drawn: 'first-sign-in',
    script: 112,
    total: 146,
  },
  {
    name: 'firewall rules',
    path: '/projects/edge-cache/vpcs/default/firewall-rules',
    heading: 'default',
    data: 'allow-purge-api',
    script: 192,
    total: 254,
  },
  { name: 'silos', path: '/system/silos', heading: 'Silos', data: 'fernhill', script: 175, total: 221 },
  {
    name: 'utilization',
    path: '/system/utilization',
    heading: 'Utilization',
    data: 'fernhill',
    script: 182,
    total: 231,
  },
  // Issue 15 requires 205 and 270, as for lists; 21 of the total are data: sleds and their slots. The total is 270.0 since the frame
  // reports a wrong clock and makes room under notifications: the limit is 2 above, because what is sent varies with the hashes
  {
    name: 'rack',
    path: '/system/inventory/racks',
    heading: 'Inventory',
    data: 'switch0',
    script: 196,
    total: 272,
  },
  // 29 of the total are responses about ports, sessions, lots and pools
  {
    name: 'network health',
    path: '/system/networking/health',
    heading: 'Network health',
    data: 'switch0 qsfp0',
    script: 183,
    total: 256,
  },
  // 10 of the total is the list of timeseries
  {
    name: 'explorer',
    path: '/system/oxql',
    heading: 'OxQL explorer',
    data: 'hardware_component',
    script: 170,
    total: 227,
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
