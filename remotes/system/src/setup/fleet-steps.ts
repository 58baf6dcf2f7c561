import type { AllowList, FleetRolePolicy, Silo, SiloQuotas, Sled, TargetRelease } from '@console/shared/api';
import { sumOf } from '@console/shared/capacity';
import { formatNumber, pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { physical } from '../capacity/model/physical.ts';
import { takesInstances } from '../base/sleds/states.ts';
import type { Verdict as NetworkVerdict } from '../networking/health/verdict.ts';
import { both, type Fact, judge, type Step, type StepLink, type Verdict, verdictOf } from '../base/fact.ts';

/** The facts from which the fleet's checklist is derived. */
export interface FleetFacts {
  readonly sleds: Fact<readonly Sled[]>;
  /** Whether the rack is connected, `asking` while it is checked; undefined until someone starts the check. */
  readonly network: NetworkVerdict | 'asking' | undefined;
  /** Number of ranges of the service pool. */
  readonly serviceRanges: Fact<number>;
  readonly allowList: Fact<AllowList>;
  readonly policy: Fact<FleetRolePolicy>;
  readonly silos: Fact<readonly Silo[]>;
  /** Number of pools, and of those that are known to have address ranges; `isWhole`: it is known of all of them. */
  readonly pools: Fact<{ readonly all: number; readonly withRange: number; readonly isWhole: boolean }>;
  /** Number of receivers, of those with a subscription, and of those that cannot be reached; undefined while that is not known. */
  readonly receivers: Fact<{
    readonly all: number;
    readonly subscribed: number;
    readonly unreachable: number | undefined;
  }>;
  /** The name of a user or group; undefined when it is not known. */
  readonly nameOf: (identityId: string) => string | undefined;
  readonly release: Fact<TargetRelease | null>;
  readonly quotas: Fact<readonly SiloQuotas[]>;
}

/** The silo that the setup of a rack creates. */
const RECOVERY = 'recovery';

/** Sources of fleet admins: ids of users and groups, and the number of silo roles that confer the role. */
function adminsOf(policy: FleetRolePolicy, silos: readonly Silo[]) {
  const ids = policy.roleAssignments
    .filter(({ roleName }) => roleName === 'admin')
    .map(({ identityId }) => identityId);
  const mappings = silos.filter(({ mappedFleetRoles }) =>
    Object.values(mappedFleetRoles ?? {}).some((roles) => roles.includes('admin')),
  ).length;
  return { ids, mappings };
}

const NETWORK_STEPS = {
  Healthy: { state: 'done', why: 'Every uplink works.' },
  'Healthy, partly unknown': { state: 'warn', why: 'Every uplink that could be checked works.' },
  Settling: { state: 'warn', why: 'The uplinks are coming up.' },
  Degraded: { state: 'warn', why: 'Some uplinks do not work.' },
  Down: { state: 'todo', why: 'No uplink works.' },
  'Up, not in use': { state: 'todo', why: 'No port has a peer or a route.' },
  'Not configured': { state: 'todo', why: 'No port has settings.' },
  Unknown: { state: 'unknown', why: 'The uplinks could not be checked.' },
  asking: { state: 'unknown', why: 'Checking…' },
} as const satisfies Record<NetworkVerdict | 'asking', Verdict>;

function quotaVerdict([quotas, sleds]: readonly [readonly SiloQuotas[], readonly Sled[]]): Verdict {
  const there = physical(sleds);
  const promise = sumOf(quotas);
  const ratio = Math.max(
    ...(['cpus', 'memory', 'storage'] as const).map((kind) =>
      there[kind] > 0 ? promise[kind] / there[kind] : 0,
    ),
  );
  return verdictOf(
    ratio <= 1,
    'Quotas fit the hardware.',
    `Quotas are ${formatNumber(Math.round(ratio * 10) / 10)} times the hardware.`,
    'warn',
  );
}

type Receivers = Extract<FleetFacts['receivers'], { data: unknown }>['data'];

function receiverVerdict({ all, subscribed, unreachable }: Receivers): Verdict {
  if (subscribed === 0)
    return { state: 'warn', why: all === 0 ? 'There is no receiver.' : 'No receiver has a subscription.' };
  const count = pluralize(subscribed, 'receiver');
  if (unreachable === undefined) return { state: 'unknown', why: `${count}, health not available` };
  return unreachable > 0
    ? { state: 'warn', why: `${count}, ${unreachable} unreachable` }
    : { state: 'done', why: count };
}

/**
 * The setup steps of a fleet (docs/screens/operator.md section 9.10). Nothing is stored: they are derived from the current state of
 * the API.
 */
export function fleetSteps(facts: FleetFacts): readonly Step[] {
  const step = (id: string, title: string, verdict: Verdict, link: StepLink): Step => ({
    id,
    title,
    link,
    ...verdict,
  });
  return [
    step(
      'F1',
      'Sleds',
      judge(facts.sleds, (sleds) => {
        const able = sleds.filter(takesInstances).length;
        return verdictOf(
          able > 0,
          `${able} of ${pluralize(sleds.length, 'sled')} ${able === 1 ? 'accepts' : 'accept'} instances.`,
          'No sled accepts instances.',
        );
      }),
      { label: 'Waiting sleds', to: to('/system/inventory/waiting-sleds') },
    ),
    step(
      'F2',
      'Uplinks',
      facts.network ? NETWORK_STEPS[facts.network] : { state: 'unknown', why: 'Not checked yet.' },
      { label: 'Network health', to: to('/system/networking/health') },
    ),
    step(
      'F3',
      'Service addresses',
      judge(facts.serviceRanges, (count) =>
        verdictOf(count > 0, pluralize(count, 'range'), 'The service pool has no range.'),
      ),
      { label: 'Add range', to: `${to('/system/networking/service-pool/ranges-add')}?back=setup` },
    ),
    step(
      'F4',
      'Allow list',
      judge(facts.allowList, ({ allowedIps }) =>
        verdictOf(
          allowedIps.allow === 'list',
          'Only listed networks can reach the API and console.',
          'Every network can reach the API and console.',
          'warn',
        ),
      ),
      { label: 'Edit allow list', to: '/system/networking/allow-list/edit?back=setup' },
    ),
    step(
      'F5',
      'Second admin',
      judge(both(facts.policy, facts.silos), ([policy, silos]) => {
        const { ids, mappings } = adminsOf(policy, silos);
        const [first] = ids;
        const only = first && facts.nameOf(first);
        return verdictOf(
          ids.length > 1 || mappings > 0,
          `${pluralize(ids.length, 'person or group', 'people and groups')}, ${pluralize(mappings, 'mapping')}`,
          first === undefined
            ? 'No one is fleet admin.'
            : only === undefined
              ? 'Only one person or group, whose name is not known, is fleet admin.'
              : `Only ${only} is fleet admin.`,
        );
      }),
      { label: 'Fleet access', to: to('/system/access') },
    ),
    step(
      'F6',
      'IP pools',
      judge(facts.pools, ({ all, withRange, isWhole }) =>
        withRange === 0 && !isWhole
          ? { state: 'unknown', why: 'The addresses of the pools could not be loaded.' }
          : verdictOf(
              withRange > 0,
              `${pluralize(withRange, 'pool')} with addresses`,
              all === 0 ? 'There is no IP pool.' : 'No IP pool has a range.',
            ),
      ),
      { label: 'New IP pool', to: `${to('/system/networking/ip-pools-new')}?back=setup` },
    ),
    step(
      'F7',
      'Alerts',
      judge(facts.receivers, receiverVerdict),
      facts.receivers && 'data' in facts.receivers && facts.receivers.data.all > 0
        ? { label: 'Receivers', to: to('/system/alerting/receivers') }
        : { label: 'New receiver', to: '/system/alerting/receivers-new?back=setup' },
    ),
    step(
      'F8',
      'Release',
      judge(facts.release, (target) =>
        verdictOf(
          target?.releaseSource.type === 'system_version',
          target?.releaseSource.type === 'system_version' ? `Target ${target.releaseSource.version}` : '',
          'No target release is set.',
          'warn',
        ),
      ),
      { label: 'System update', to: '/system/update' },
    ),
    step('F9', 'Quotas', judge(both(facts.quotas, facts.sleds), quotaVerdict), {
      label: 'Utilization',
      to: to('/system/utilization'),
    }),
    step(
      'F10',
      'Silos',
      judge(facts.silos, (silos) => {
        const own = silos.filter(({ name }) => name !== RECOVERY).length;
        return verdictOf(own > 0, pluralize(own, 'silo'), 'Create a silo for people to work in.');
      }),
      { label: 'New silo', to: `${to('/system/silos-new')}?back=setup` },
    ),
  ];
}
