import type { Outcome } from './walk.tsx';

/** The ways in which a request can fail. */
export type Failure = 'refused' | 'failing' | 'lost';

/** Pages whose statements are derived from several requests. */
export const DERIVED: readonly string[] = [
  '/projects/:project/overview',
  '/projects/:project/instances/:instance',
  '/projects/:project/vpcs',
  '/users/groups/:groupId',
  '/system/issues',
  '/system/utilization',
  '/system/inventory/racks/:rackId',
  '/system/setup',
  '/system/setup/:silo',
  '/system/networking/health',
  '/system/networking/switch-ports',
  '/system/networking/port-settings',
  '/system/networking/port-settings/:portSettings',
  '/system/networking/bgp/sessions',
  '/system/networking/bgp/configs',
  '/system/networking/bgp/announce-sets/:announceSet',
  '/system/networking/bgp/routes',
  '/system/networking/bfd',
  '/system/networking/address-lots/:addressLot',
  '/system/networking/loopback-addresses',
  '/system/networking/ip-pools',
  '/system/networking/ip-pools/:pool',
  '/system/alerting/receivers',
];

/** Reasons why a failure may have no visible effect. */
interface Silence {
  readonly routes: RegExp;
  /** The only failure without an effect; undefined for each of them. */
  readonly failure?: Failure;
  readonly because: string;
}

const OF_PORT: Silence = {
  routes: /switch-ports\/:rackId\/:switchLocation\/:port(\/lldp-edit)?$/,
  because: 'fetched ahead for the other tabs and the dialogs, which say it (networking/ports.test.tsx)',
};

const FLEET_ROLE: Silence = {
  routes: /^\/system\//,
  because:
    'tells the fleet role of the person: without it nothing is off and the server judges (docs/screens/operator.md section 0.1)',
};

/**
 * Requests whose failure has no visible effect, with the reason: by operation, the ends of the routes. In all other cases the page
 * must show that data is missing.
 */
const SILENT: Readonly<Record<string, readonly Silence[]>> = {
  instanceSerialConsoleStream: [
    {
      routes: /serial-console$/,
      because: 'the terminal, which says it, cannot be drawn without fonts (e2e/instances/serial-console)',
    },
  ],
  projectIpPoolList: [
    {
      routes: /instances\/:instance\/networking$/,
      because: 'fetched ahead for the dialogs, whose pickers say it (networking/forms.test.tsx)',
    },
    {
      routes: /internet-gateways(-new|\/:gateway)?$|floating-ips(\/:floatingIp(\/edit)?)?$/,
      failure: 'refused',
      because: 'people without a role on the silo may read each pool alone, so the names show all the same',
    },
  ],
  vpcList: [
    {
      routes: /instances\/:instance\/networking$/,
      because: 'fetched ahead for the dialogs, whose pickers say it',
    },
  ],
  groupList: [
    {
      routes: /^\/system(\/(issues|setup))?$/,
      because: 'only names the one fleet admin, who is not a group here (setup/steps.test.ts)',
    },
  ],
  rackList: [
    {
      routes: /inventory/,
      because: 'only tells whether there is more than one rack, and with it whether the column shows',
    },
  ],
  systemQuotasList: [
    {
      routes: /^\/system\/(utilization|capacity)$/,
      because: 'the utilization has the quotas too; the list counts only after a change in between',
    },
  ],
  siloView: [FLEET_ROLE],
  policyView: [FLEET_ROLE],
  networkingBfdStatus: [OF_PORT],
  networkingSwitchPortLldpConfigView: [OF_PORT],
  networkingSwitchPortLldpNeighbors: [OF_PORT],
};

const maySayNothing = (path: string, operation: string, name: Failure) =>
  SILENT[operation]?.some(({ routes, failure = name }) => routes.test(path) && failure === name) === true;

/**
 * The problems of a page of which one request fails.
 * @param whole the text of the page when nothing fails
 */
export function problemsOf(
  path: string,
  [operation, name]: readonly [operation: string, name: Failure],
  { crashes, loading, heading, isFailed, isOfLoader, ways, text }: Outcome,
  whole: string,
): string[] {
  return [
    ...crashes.map((crash) => `an uncaught error: ${crash}`),
    ...loading.map((one) => `loads for ever: ${one}`),
    ...(heading === undefined ? ['has no heading'] : []),
    // Only a failed request of the route's loader may replace the page
    ...(isFailed && !isOfLoader ? ['a part of the page took the whole page with it'] : []),
    ...(isFailed && ways === 0 ? ['leads nowhere'] : []),
    ...(text === whole && !maySayNothing(path, operation, name) ? ['says nothing'] : []),
  ].map((one) => `${operation} ${name}: ${one}`);
}
