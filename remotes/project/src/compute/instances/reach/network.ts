import { formatAddress } from '@console/shared/format';
import { newRulePath, editPath } from '../../../networking/firewall-rules/paths.ts';
import { explain } from '../../../networking/reachability/explain.ts';
import type { End, ReachFacts } from '../../../networking/reachability/facts.ts';
import { reachabilityPath } from '../../../networking/reachability/paths.ts';
import type { Piece, Step } from '../../../networking/reachability/steps.ts';
import type { Case, Rung, WayOut } from './rung.ts';

/**
 * The facts of the VPC as far as they concern the instance: its state has its own rung, its external addresses are known, and
 * traffic from outside arrives at its primary interface only. In large projects, interfaces may have the id in place of the name.
 */
function factsOf({ network, instance, addresses }: Case): ReachFacts | undefined {
  const { name } = instance;
  return (
    network && {
      ...network,
      interfaces: network.interfaces
        ?.map(({ state: _, ...one }) => (one.instance === instance.id ? { ...one, instance: name } : one))
        .filter((one) => one.instance !== name || one.primary),
      externalIps: addresses?.map(({ ip }) => ({ instance: name, address: ip })),
    }
  );
}

const firewallOnly = ({ at }: Step) => at === 'firewall';

/** The decisive step: the one that stops the traffic, else one that is undecided, else the last. */
const decisive = (steps: readonly Step[]): Step | undefined =>
  steps.find(({ outcome }) => outcome === 'stops') ??
  steps.find(({ outcome }) => outcome === 'unknown') ??
  steps.at(-1);

const OUTCOMES = { passes: 'fine', stops: 'cause', unknown: 'unknown' } as const;

const sentence = ({ pieces }: Step): readonly Piece[] => [...pieces, '.'];

const textOf = (end: End): string => {
  if (end.kind === 'internet') return 'internet';
  return end.kind === 'address' ? formatAddress(end.address) : end.name;
};

/** The page that shows all steps of the question. */
function allSteps({ vpc, asked, target, instance }: Case, back: boolean): readonly WayOut[] {
  if (vpc === undefined) return [];
  const [source, own] = [textOf(asked.from), 'end' in target ? textOf(target.end) : instance.name];
  const question = back
    ? { from: instance.name, to: source }
    : { from: source, to: own, protocol: asked.protocol ?? '', port: String(asked.port ?? '') };
  return [{ label: 'All steps', to: reachabilityPath(vpc, question) }];
}

/** Steps of the traffic to the instance; undefined when the facts or the address are not known. */
function stepsTo(one: Case): readonly Step[] | undefined {
  const { asked, target } = one;
  const facts = factsOf(one);
  return facts && 'end' in target ? explain(facts, { ...asked, to: target.end }).steps : undefined;
}

/** Begins a sentence about the return path. */
const LOST = {
  passes: '',
  stops: 'Its responses do not get back. ',
  unknown: 'It is not known whether its responses get back. ',
} as const;

const NOT_KNOWN = 'The VPC of its primary interface could not be loaded.';

/** The rung of the firewall rules. */
export function ruleRung(one: Case): Rung {
  const { vpc } = one;
  const steps = stepsTo(one);
  const step = decisive(steps?.filter(firewallOnly) ?? []);
  const rung = (outcome: Rung['outcome'], pieces: readonly Piece[], ways: readonly WayOut[]): Rung => ({
    at: 'rule',
    outcome,
    pieces,
    checked: 'the firewall rules of the VPC, in order of their priority',
    ways,
    ...(step?.rules && { rules: step.rules }),
  });
  if (!step) return rung('unknown', ['Which firewall rules apply is not known.'], []);
  const named = step.pieces.find((piece) => typeof piece !== 'string' && piece.kind === 'rule');
  const rule = typeof named === 'object' ? named.name : undefined;
  const change: WayOut[] =
    vpc === undefined
      ? []
      : rule === undefined
        ? [{ label: 'New rule', to: newRulePath(vpc) }]
        : [{ label: 'Edit rule', to: editPath(vpc, rule) }];
  const ways = step.outcome === 'passes' ? [] : [...change, ...allSteps(one, false)];
  return rung(OUTCOMES[step.outcome], sentence(step), ways);
}

/**
 * Whether there is a path to the instance, and back for its responses: rules let responses through, but without a route or a gateway
 * they do not leave.
 */
export function wayRung(one: Case): Rung {
  const { asked, instance } = one;
  const facts = factsOf(one);
  const there = stepsTo(one);
  const home: End = { kind: 'instance', name: instance.name };
  const back = facts && explain(facts, { from: home, to: asked.from }).steps;
  const rung = (outcome: Rung['outcome'], pieces: readonly Piece[], ways: readonly WayOut[] = []): Rung => ({
    at: 'route',
    outcome,
    pieces,
    checked: 'the routes and gateways of its subnet, there and back',
    ways,
  });
  if (!there || !back) return rung('unknown', [NOT_KNOWN]);
  const onWay = (steps: readonly Step[]) => decisive(steps.filter((step) => !firewallOnly(step)));
  const [onward, homeward] = [onWay(there), onWay(back)];
  const worst = decisive([onward, homeward].flatMap((step) => step ?? []));
  if (!worst) return rung('unknown', [NOT_KNOWN]);
  const isBack = worst === homeward;
  const said = isBack ? [LOST[worst.outcome], ...sentence(worst)] : sentence(worst);
  return rung(
    OUTCOMES[worst.outcome],
    worst.outcome === 'passes' ? ['There is a path to the instance, and back for its responses.'] : said,
    worst.outcome === 'passes' ? [] : allSteps(one, isBack),
  );
}
