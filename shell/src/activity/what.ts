import {
  groupList,
  instanceView,
  networkingAllowListView,
  networkingBgpAnnouncementList,
  policyView,
  projectPolicyView,
  siloList,
  siloPolicyView,
  siloQuotasView,
  siloUserList,
  systemPolicyView,
  userList,
  vpcFirewallRulesView,
} from '@console/shared/api';
import { formatBytes, formatNumber } from '@console/shared/format';
import { cachedAnswer, cachedItems, query } from '@console/shared/query';
import type { SentWrite } from '@console/shared/runtime';

type Input = SentWrite['input'];

/** Maximum number of members that are named one by one. */
const NAMED = 3;

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
const textAt = (value: unknown, key: string): string => {
  const text = at(value, key);
  return typeof text === 'string' ? text : '';
};
const listAt = (value: unknown, key: string): readonly unknown[] => {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
};

/** Whether two values are the same as JSON. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a write changes in a set: the added, removed and changed members; undefined when the set before it is not known, or when
 * nothing changes.
 */
function setChange(
  before: readonly unknown[] | undefined,
  after: readonly unknown[],
  nameOf: (member: unknown) => string,
  noun: string,
): string | undefined {
  if (!before) return undefined;
  const old = new Map(before.map((member) => [nameOf(member), member]));
  const now = new Map(after.map((member) => [nameOf(member), member]));
  const part = (verb: string, names: readonly string[]) =>
    names.length === 0
      ? []
      : names.length > NAMED
        ? [`${verb} ${names.length} ${noun}s`]
        : [`${verb} ${noun} ${names.join(', ')}`];
  const members = [...now.keys()];
  const parts = [
    ...part(
      'added',
      members.filter((name) => !old.has(name)),
    ),
    ...part(
      'changed',
      members.filter(
        (name) => old.has(name) && !isSame(comparable(old.get(name)), comparable(now.get(name))),
      ),
    ),
    ...part(
      'removed',
      [...old.keys()].filter((name) => !now.has(name)),
    ),
  ].join(', ');
  return parts === '' ? undefined : `${parts.charAt(0).toUpperCase()}${parts.slice(1)}`;
}

/** Members that the server adds are not part of a change. */
const SERVER_FIELDS: ReadonlySet<string> = new Set(['id', 'timeCreated', 'timeModified', 'vpcId']);

/** A member without the fields that the server adds, without empty fields, and in an order that does not depend on that of the server. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([key, member]) => !SERVER_FIELDS.has(key) && member !== undefined && member !== null)
    .map(([key, member]): [string, unknown] => [key, comparable(member)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Names of users and groups by id, from the cached lists. */
function namesOfPeople(): ReadonlyMap<string, string> {
  const silos = cachedItems(() => query(siloList, { query: {} }));
  const people = [
    ...cachedItems(() => query(userList, { query: {} })),
    ...cachedItems(() => query(groupList, { query: {} })),
    ...silos.flatMap(({ name: silo }) => cachedItems(() => query(siloUserList, { query: { silo } }))),
  ];
  return new Map(people.map(({ id, displayName }) => [id, displayName]));
}

/** The roles of each identity in a policy. */
const rolesIn = (policy: unknown): Map<string, string[]> =>
  new Map(
    [...Map.groupBy(listAt(policy, 'roleAssignments'), (one) => textAt(one, 'identityId'))].map(
      ([id, all]) => [id, all.map((one) => textAt(one, 'roleName')).sort()],
    ),
  );

/** `Aiko Brandt: viewer, ops-team: no role`. */
function policyChange(before: unknown, after: unknown): string | undefined {
  if (before === undefined) return undefined;
  const [old, now] = [rolesIn(before), rolesIn(after)];
  const changed = [...new Set([...now.keys(), ...old.keys()])].filter(
    (id) => !isSame(old.get(id), now.get(id)),
  );
  if (changed.length === 0 || changed.length > NAMED) return undefined;
  const names = namesOfPeople();
  return changed
    .map((id) => `${names.get(id) ?? `${id.slice(0, 8)}…`}: ${now.get(id)?.join(' and ') ?? 'no role'}`)
    .join(', ');
}

const size = (bytes: unknown): string => formatBytes(Number(bytes)).text;

/** Formats for the amounts of a body. */
const AMOUNTS = new Map<string, (value: unknown) => string>([
  ['cpus', (value) => `${formatNumber(Number(value))} CPUs`],
  ['ncpus', (value) => `${formatNumber(Number(value))} CPUs`],
  ['memory', (value) => `${size(value)} memory`],
  ['storage', (value) => `${size(value)} storage`],
]);

/** The amounts of a body that differ from those before it: `16 CPUs, 64 GiB memory`. */
function amounts(before: unknown, after: unknown): string | undefined {
  const changed = [...AMOUNTS].flatMap(([key, write]) => {
    const value = at(after, key);
    return value === undefined || value === null || at(before, key) === value ? [] : [write(value)];
  });
  return changed.join(', ') || undefined;
}

const rangeOf = (body: unknown): string => `${textAt(body, 'first')} – ${textAt(body, 'last')}`;

/** The new name, when the body of an update has a name other than that in the path. */
function renamed({ path = {}, body }: Input): string | undefined {
  const old = Object.values(path).at(-1);
  const name = textAt(body, 'name');
  return name === '' || old === undefined || old === name ? undefined : `Renamed to ${name}`;
}

/** Details of a change that the sentence of its operation leaves out. */
const CHANGES: ReadonlyMap<string, (input: Input) => string | undefined> = new Map([
  ['policyUpdate', ({ body }: Input) => policyChange(cachedAnswer(query(policyView)), body)],
  ['systemPolicyUpdate', ({ body }: Input) => policyChange(cachedAnswer(query(systemPolicyView)), body)],
  [
    'projectPolicyUpdate',
    ({ path, body }: Input) =>
      policyChange(
        cachedAnswer(query(projectPolicyView, { path: { project: textAt(path, 'project') } })),
        body,
      ),
  ],
  [
    'siloPolicyUpdate',
    ({ path, body }: Input) =>
      policyChange(cachedAnswer(query(siloPolicyView, { path: { silo: textAt(path, 'silo') } })), body),
  ],
  [
    'vpcFirewallRulesUpdate',
    ({ query: place, body }: Input) => {
      const [project, vpc] = [textAt(place, 'project'), textAt(place, 'vpc')];
      const before = cachedAnswer(query(vpcFirewallRulesView, { query: { project, vpc } }));
      return setChange(before?.rules, listAt(body, 'rules'), (rule) => textAt(rule, 'name'), 'rule');
    },
  ],
  [
    'networkingAllowListUpdate',
    ({ body }: Input) => {
      const before = cachedAnswer(query(networkingAllowListView));
      const after = at(body, 'allowedIps');
      if (textAt(after, 'allow') === 'any') return 'Any address';
      return setChange(before && listAt(before.allowedIps, 'ips'), listAt(after, 'ips'), String, 'network');
    },
  ],
  [
    'networkingBgpAnnounceSetUpdate',
    ({ body }: Input) =>
      setChange(
        cachedAnswer(
          query(networkingBgpAnnouncementList, { path: { announceSet: textAt(body, 'name') } }),
        )?.map(({ network }) => network),
        listAt(body, 'announcement').map((one) => textAt(one, 'network')),
        String,
        'network',
      ),
  ],
  [
    'siloQuotasUpdate',
    ({ path, body }: Input) =>
      amounts(cachedAnswer(query(siloQuotasView, { path: { silo: textAt(path, 'silo') } })), body),
  ],
  [
    'instanceUpdate',
    ({ path, query: place, body }: Input) =>
      amounts(
        cachedAnswer(
          query(instanceView, {
            path: { instance: textAt(path, 'instance') },
            query: { project: textAt(place, 'project') },
          }),
        ),
        body,
      ),
  ],
  [
    'sledSetProvisionPolicy',
    ({ body }: Input) =>
      textAt(body, 'state') === 'provisionable' ? 'Accepts instances' : 'No new instances',
  ],
  ['targetReleaseUpdate', ({ body }: Input) => textAt(body, 'systemVersion') || undefined],
  [
    'ipPoolSiloUpdate',
    ({ body }: Input) => (at(body, 'isDefault') === true ? 'Default pool' : 'No longer the default pool'),
  ],
  ['ipPoolRangeAdd', ({ body }: Input) => rangeOf(body)],
  ['ipPoolRangeRemove', ({ body }: Input) => rangeOf(body)],
  ['ipPoolServiceRangeAdd', ({ body }: Input) => rangeOf(body)],
  ['ipPoolServiceRangeRemove', ({ body }: Input) => rangeOf(body)],
  ['webhookReceiverSubscriptionAdd', ({ body }: Input) => textAt(body, 'subscription') || undefined],
]);

/**
 * What a write changes, in a few words: `Aiko Brandt: viewer`, `Added rule https-office`; undefined when the sentence of the operation
 * is enough. Sets are written as a whole, so they are compared with those that the console read before. Secrets are never included.
 */
export function whatOf({ operation, input }: Pick<SentWrite, 'operation' | 'input'>): string | undefined {
  const change = CHANGES.get(operation.id);
  return change ? change(input) : operation.method === 'PUT' ? renamed(input) : undefined;
}
