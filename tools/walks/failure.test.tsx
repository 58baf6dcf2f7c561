// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { personas } from '@console/mock';
import { addressOf, PATHS } from './addresses.ts';
import { isFull } from './full.ts';
import { openMock, walk, type Outcome } from './walk.tsx';

/** The ways in which a request can fail. */
const FAILURES = [
  ['refused', { status: 403 }],
  ['failing', { status: 503, message: 'The region is being moved' }],
  ['lost', { abort: true }],
] as const;

let turn = 0;

/** The ways in which the next call fails: one of them in rotation, or all. */
function nextFailures(): (typeof FAILURES)[number][] {
  turn += 1;
  return FAILURES.filter((_, index) => isFull || index === turn % FAILURES.length);
}

/** Reasons why a failure may have no visible effect. */
interface Silence {
  readonly routes: RegExp;
  /** The only failure without an effect; undefined for each of them. */
  readonly failure?: (typeof FAILURES)[number][0];
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

const maySayNothing = (path: string, operation: string, name: string) =>
  SILENT[operation]?.some(({ routes, failure = name }) => routes.test(path) && failure === name) === true;

/** The problems of a page of which one request fails. */
const faultsOf = ({ crashes, loading, heading, isFailed, isOfLoader, ways }: Outcome): string[] => [
  ...crashes.map((crash) => `an uncaught error: ${crash}`),
  ...loading.map((one) => `loads for ever: ${one}`),
  ...(heading === undefined ? ['has no heading'] : []),
  // Only a failed request of the route's loader may replace the page
  ...(isFailed && !isOfLoader ? ['a part of the page took the whole page with it'] : []),
  ...(isFailed && ways === 0 ? ['leads nowhere'] : []),
];

const mock = openMock(personas.operator);

/** Addresses that were walked, because several routes lead to the same page. */
const walked = new Set<string>();

/** Routes of the short run: every third one. */
const SOME = isFull ? PATHS : PATHS.filter((_, index) => index % 3 === 0);

// @sheet common-ui/34.7 common-ui/34.36 common-ui/34.42 specification/8.6
test.each(SOME)(
  '%s lives with each of its calls failing',
  async (path) => {
    const address = addressOf(path);
    const { calls, address: reached, text } = await walk(mock, address);
    if (walked.has(reached) && !isFull) return;
    walked.add(reached);
    const found: string[] = [];
    for (const operation of calls)
      for (const [name, fault] of nextFailures()) {
        const outcome = await walk(mock, address, [{ operation, ...fault }]);
        const faults = faultsOf(outcome);
        if (outcome.text === text && !maySayNothing(path, operation, name)) faults.push('says nothing');
        found.push(...faults.map((one) => `${operation} ${name}: ${one}`));
      }
    expect(found).toEqual([]);
  },
  120_000,
);
