import { formatAddress, hasAddress, parseAddress, parseNet } from '@console/shared/format';
import type { InterfaceFact, ReachFacts } from './facts.ts';
import type { Found } from './lookup.ts';
import { isSame, nameOf, type Place } from './places.ts';
import { say, step, type Step, the } from './steps.ts';

/**
 * The text about the transit IPs of a machine and the traffic that it may forward. They permit it, and do not make the guest forward it.
 * @param through its interfaces
 */
function transitText(through: readonly InterfaceFact[], { address }: Place): string {
  const lists = through.map(({ transitIps }) => transitIps);
  if (lists.length === 0 || lists.includes(undefined)) return '';
  const isPermitted = lists.flat().some((text) => {
    const net = parseNet(text ?? '');
    return net && (address ? hasAddress(net, address) : net.width === 0);
  });
  return isPermitted ? ', which its transit IPs permit' : ', which is not in its transit IPs';
}

/** The steps of a route whose target is an address: the destination, or a machine that may forward the traffic. */
function hop(facts: ReachFacts, to: Place, name: string, text: string): Step {
  const address = parseAddress(text);
  const isThere = (one: string) => address !== undefined && isSame(parseAddress(one), address);
  if (to.side === 'inside' && isThere(formatAddress(to.address)))
    return step('peer', 'passes', say`${text} is ${nameOf(to)} itself`);
  if (facts.interfaces?.every((one) => !isThere(one.address)))
    return step('peer', 'stops', say`Route ${name} leads to ${text}, which no instance of the VPC has`);
  const through = facts.interfaces?.filter((one) => isThere(one.address)) ?? [];
  return step(
    'peer',
    'unknown',
    say`It is not known whether ${text} forwards traffic${transitText(through, to)}`,
  );
}

/** The steps of a route whose target is an instance: the destination, or a machine that may forward the traffic. */
function throughInstance(facts: ReachFacts, to: Place, name: string): Step {
  const instance = the('instance', name);
  if (to.side === 'inside' && to.instance === name && !to.via)
    return step('peer', 'passes', say`Instance ${instance} is the destination`);
  if (facts.interfaces?.every((one) => one.instance !== name))
    return step('peer', 'stops', say`No instance ${name} is in the VPC`);
  const through = facts.interfaces?.filter((one) => one.instance === name) ?? [];
  return step(
    'peer',
    'unknown',
    say`It is not known whether instance ${instance} forwards traffic${transitText(through, to)}`,
  );
}

function throughGateway({ gateways }: ReachFacts, to: Place, name: string): Step {
  const at = (outcome: Step['outcome'], sentence: Step['pieces']) => step('gateway', outcome, sentence);
  const link = the('gateway', name);
  if (gateways === undefined) return at('unknown', say`Internet gateway ${link} could not be loaded`);
  const gateway = gateways.find((one) => one.name === name);
  if (!gateway) return at('stops', say`There is no internet gateway ${name}`);
  if (gateway.canSend === undefined)
    return at('unknown', say`The source addresses of internet gateway ${link} are not known`);
  if (!gateway.canSend)
    return at('stops', say`Internet gateway ${link} has neither an address nor an IP pool to send from`);
  if (to.side === 'outside')
    return at('passes', say`Internet gateway ${link} sends the traffic out of the VPC`);
  return to.via
    ? at('unknown', say`It is not known whether ${formatAddress(to.via)} is reachable from inside the VPC`)
    : at(
        'stops',
        say`Internet gateway ${link} sends the traffic out of the VPC, but ${nameOf(to)} is inside`,
      );
}

function throughSubnet(to: Place, name: string): Step {
  const isIn = to.side === 'inside' && to.subnet === name && !to.via;
  return isIn
    ? step('destination', 'passes', say`${nameOf(to)} is in subnet ${the('subnet', name)}`)
    : step('destination', 'stops', say`${nameOf(to)} is not in subnet ${name}`);
}

/** The effect of a route's target on traffic. */
export function afterRoute(facts: ReachFacts, { route: { name, target } }: Found, to: Place): Step {
  switch (target.type) {
    case 'drop':
      return step('route', 'stops', say`Route ${name} drops the traffic`);
    case 'ip':
      return hop(facts, to, name, target.value);
    case 'instance':
      return throughInstance(facts, to, target.value);
    case 'internet_gateway':
      return throughGateway(facts, to, target.value);
    case 'subnet':
      return throughSubnet(to, target.value);
    case 'vpc':
      return step(
        'peer',
        'unknown',
        say`It is not known what VPC ${the('vpc', target.value)} does with the traffic`,
      );
  }
}
