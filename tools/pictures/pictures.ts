import { ids, usual } from '../../mock/verify/usual.ts';
import { manifest as projectManifest } from '../../remotes/project/src/manifest.ts';
import { manifest as systemManifest } from '../../remotes/system/src/manifest.ts';

const { project, vpc, instance } = usual;
const instances = 'remotes/project/src/compute/instances';
const network = 'remotes/project/src/networking';
const storage = 'remotes/project/src/storage';
const system = 'remotes/system/src';
const DESKTOP = { width: 1280, height: 800 } as const;
/** Wide enough for all columns of the firewall rules, and of the map. */
const WIDE = { width: 1480, height: 860 } as const;

/** A picture of the product in docs/pictures/. */
export interface Picture {
  /** Name of the file, without `.png`. */
  readonly name: string;
  /** Address in the demo. */
  readonly path: string;
  /** The button that opens the part in the picture. */
  readonly press?: string;
  /** A text that the page shows once its data is there. */
  readonly shows: string;
  readonly theme: 'light' | 'dark';
  readonly size: { readonly width: number; readonly height: number };
  /** Links that the sidebar shows. */
  readonly navigation: readonly { readonly label: string }[];
  /** Modules that contain the labels in the picture. */
  readonly modules: readonly string[];
}

const linksOf = (manifest: typeof projectManifest, frame: string) =>
  manifest.frames?.find((one) => one.frame === frame)?.navigation ?? [];

const inProject = { navigation: linksOf(projectManifest, 'project'), size: DESKTOP } as const;
const inSystem = { navigation: linksOf(systemManifest, 'system'), size: DESKTOP } as const;

const list = {
  path: `/projects/${project}/instances`,
  shows: 'cache-ams-01',
  modules: [`${instances}/columns.tsx`, `${instances}/list.tsx`],
} as const;

/** All pictures, with what decides whether one has to be taken again. */
export const PICTURES: readonly Picture[] = [
  { ...inProject, ...list, name: 'instances-light', theme: 'light' },
  {
    ...list,
    name: 'instances-dark-phone',
    theme: 'dark',
    size: { width: 390, height: 844 },
    // The sidebar is behind the menu button
    navigation: [],
  },
  {
    ...inProject,
    size: WIDE,
    name: 'vpc-map',
    path: `/projects/${project}/vpcs/${vpc}/map`,
    shows: 'regional',
    theme: 'light',
    modules: [`${network}/map/map.tsx`, `${network}/map/picture.tsx`],
  },
  {
    ...inProject,
    size: WIDE,
    name: 'firewall-rules',
    path: `/projects/${project}/vpcs/${vpc}/firewall-rules`,
    shows: 'allow-purge-api',
    theme: 'light',
    modules: [`${network}/firewall-rules/columns.tsx`, `${network}/firewall-rules/list.tsx`],
  },
  {
    ...inSystem,
    name: 'rack',
    path: `/system/inventory/racks/${ids.rack}`,
    shows: 'FH22408817',
    theme: 'dark',
    modules: [
      `${system}/inventory/racks/detail.tsx`,
      `${system}/inventory/racks/view/rack-view.tsx`,
      `${system}/inventory/racks/view/controls.tsx`,
    ],
  },
  {
    ...inSystem,
    name: 'network-health',
    path: '/system/networking/health',
    shows: 'qsfp0',
    theme: 'light',
    modules: [
      `${system}/networking/health/page.tsx`,
      `${system}/networking/health/uplinks-table.tsx`,
      `${system}/networking/health/warnings-list.tsx`,
    ],
  },
  // Of the guides (docs/guides)
  {
    ...inProject,
    name: 'guide-access',
    path: `/projects/${project}/access`,
    shows: 'Ines Carvalho',
    theme: 'light',
    modules: ['shared/access/ui/columns.tsx', 'remotes/project/src/access/project.tsx'],
  },
  {
    ...inProject,
    name: 'guide-connect',
    path: `/projects/${project}/instances/${instance}/connect`,
    shows: 'SSH host keys',
    theme: 'light',
    modules: [`${instances}/connect/tab.tsx`, `${instances}/boot/card.tsx`, `${instances}/detail/tabs.ts`],
  },
  {
    ...inProject,
    name: 'guide-unreachable',
    path: `/projects/${project}/instances/cache-lhr-01`,
    press: 'Troubleshoot connection',
    shows: 'The cause',
    theme: 'light',
    modules: [`${instances}/reach/troubleshoot.tsx`],
  },
  {
    ...inProject,
    name: 'guide-snapshots',
    path: `/projects/${project}/snapshots`,
    shows: 'nightly-001',
    theme: 'light',
    modules: [`${storage}/snapshots/columns.tsx`, `${storage}/snapshots/list.tsx`],
  },
  {
    ...inProject,
    name: 'guide-images',
    path: `/projects/${project}/images`,
    shows: 'cache-golden',
    theme: 'light',
    modules: [`${storage}/images/columns.tsx`, `${storage}/images/list.tsx`],
  },
  {
    ...inSystem,
    name: 'guide-new-tenant',
    path: '/system/setup/harbor-labs',
    shows: 'First sign-in',
    theme: 'light',
    modules: [`${system}/setup/silo.tsx`, `${system}/setup/checklist.tsx`],
  },
  {
    ...inSystem,
    name: 'guide-quotas',
    path: '/system/utilization',
    shows: 'northgate',
    theme: 'light',
    modules: [`${system}/utilization/columns.tsx`, `${system}/utilization/page.tsx`],
  },
  {
    ...inSystem,
    name: 'guide-ip-pool',
    path: '/system/networking/ip-pools/public-v4',
    shows: 'Add range',
    theme: 'light',
    modules: [`${system}/networking/ip-pools/detail.tsx`, `${system}/networking/ip-pools/ranges-tab.tsx`],
  },
  {
    ...inSystem,
    name: 'guide-take-sled-out',
    path: `/system/inventory/sleds/${ids.sled}/take-out`,
    shows: 'Tell the tenants',
    theme: 'light',
    modules: [`${system}/inventory/sleds/take-out/page.tsx`],
  },
  {
    ...inSystem,
    name: 'guide-support-bundles',
    path: '/system/support-bundles',
    shows: 'ready',
    theme: 'light',
    modules: [`${system}/support-bundles/columns.tsx`, `${system}/support-bundles/list.tsx`],
  },
];
