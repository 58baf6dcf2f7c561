import { to } from '@console/shared/routing';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { Prefill } from './prefill.ts';

/** The tab of the rules of a VPC. */
export const rulesPath = (place: VpcPlace): string =>
  to('/projects/:project/vpcs/:vpc/firewall-rules', place);

/** Whether the list of a VPC's rules is still shown at a path: its forms open over it. */
export const staysInList =
  (place: VpcPlace) =>
  (path: string): boolean =>
    path.startsWith(rulesPath(place)) || path === to('/projects/:project/vpcs/:vpc/edit', place);

/** The form of a new rule; with the values that it opens with. */
export const newRulePath = (place: VpcPlace, prefill: Prefill = {}): string =>
  to('/projects/:project/vpcs/:vpc/firewall-rules-new', place) + searchOf(prefill);

/** The form of a new rule that lets traffic into the VPC; it has a field for the port. */
export const portRulePath = (place: VpcPlace): string =>
  newRulePath(place, {
    action: 'allow',
    direction: 'inbound',
    targets: [{ type: 'vpc', value: place.vpc }],
    protocols: ['TCP'],
  });

/** The form of a copy of a rule. */
export const clonePath = (place: VpcPlace, rule: string): string =>
  to('/projects/:project/vpcs/:vpc/firewall-rules-new/:rule', { ...place, rule });

/**
 * The form of a rule; with values that replace its own. Rules are identified by name: their ids change with every write.
 */
export const editPath = (place: VpcPlace, rule: string, prefill: Prefill = {}): string =>
  to('/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit', { ...place, rule }) + searchOf(prefill);

/** The page to which the form of a rule returns: the networking tab of the instance that its address names, else the rules. */
export function homePath(place: VpcPlace, search: string): string {
  const instance = new URLSearchParams(search).get('instance');
  return instance
    ? to('/projects/:project/instances/:instance/networking', { project: place.project, instance })
    : rulesPath(place);
}

/** `?priority=150&target=instance:web&port=22`: a list repeats its name. */
function searchOf({ targets = [], hosts = [], ports = [], protocols = [], ...single }: Prefill): string {
  const ends = (name: string, all: typeof targets) =>
    all.map(({ type, value }) => [name, `${type}:${value}`]);
  const params = new URLSearchParams([
    ...Object.entries(single).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...ends('target', targets),
    ...ends('host', hosts),
    ...protocols.map((one) => ['protocol', one]),
    ...ports.map((one) => ['port', one]),
  ]);
  return params.size === 0 ? '' : `?${params}`;
}
