import { entryOf } from '@console/shared/format';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { to } from '@console/shared/routing';
import { Icon, Link } from '@console/shared/ui';
import { editPath } from '../firewall-rules/paths.ts';
import { type VpcPlace, vpcPath } from '../vpcs/tabs.ts';
import type { RuleMet } from './facts.ts';
import styles from './reachability.module.css';
import type { Piece, Step, Thing } from './steps.ts';

interface StepListProps {
  readonly place: VpcPlace;
  readonly steps: readonly Step[];
  /** Name of the system router, if it is known. */
  readonly systemRouter: string | undefined;
}

const ICONS = { passes: CircleCheck, stops: CircleX, unknown: CircleHelp } as const;
const WORDS = { passes: 'Passes', stops: 'Stops', unknown: 'Unknown' } as const;

/** The steps as sentences, with links to everything that has a page. */
export function StepList({ place, steps, systemRouter }: StepListProps) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map((one, index) => (
        <li key={index} className={styles.step}>
          <Icon of={ICONS[one.outcome]} label={WORDS[one.outcome]} className={styles[one.outcome] ?? ''} />
          <div>
            <Sentence place={place} pieces={one.pieces} systemRouter={systemRouter} />.
            {one.rules && one.rules.length > 0 && <RulesMet place={place} rules={one.rules} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface SentenceProps extends Omit<StepListProps, 'steps'> {
  readonly pieces: readonly Piece[];
}

/** A sentence with links to everything that has a page. */
export function Sentence({ place, pieces, systemRouter }: SentenceProps) {
  return pieces.map((piece, at) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <ThingLink key={at} place={place} thing={piece} systemRouter={systemRouter} />
    ),
  );
}

/** The effect of a rule on the traffic. */
const EFFECTS = {
  allow: { decides: 'allows it', 'may decide': 'allows part of it', shadowed: 'is not reached' },
  deny: { decides: 'denies it', 'may decide': 'denies part of it', shadowed: 'is not reached' },
} as const;

/** Maximum number of rules before the rest is only counted. */
const SHOWN = 12;

/** The rules that match the traffic, in order of their priority. */
export function RulesMet({ place, rules }: { place: VpcPlace; rules: readonly RuleMet[] }) {
  const rest = rules.length - SHOWN;
  return (
    <ul className={styles.rules} aria-label="Rules in order of priority">
      {rules.slice(0, SHOWN).map(({ rule, part }) => (
        <li key={rule.name}>
          Priority {rule.priority}: <Link to={editPath(place, rule.name)}>{rule.name}</Link>{' '}
          {entryOf(EFFECTS, rule.action)?.[part] ?? rule.action}
        </li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  );
}

interface ThingLinkProps {
  readonly place: VpcPlace;
  readonly thing: Thing;
  readonly systemRouter: string | undefined;
}

function ThingLink({ place, thing, systemRouter }: ThingLinkProps) {
  const text = thing.said ?? thing.name;
  const path = pathOf(place, thing, systemRouter);
  return path === undefined ? text : <Link to={path}>{text}</Link>;
}

function pathOf(place: VpcPlace, { kind, name, said }: Thing, systemRouter: string | undefined) {
  switch (kind) {
    case 'instance':
      return to('/projects/:project/instances/:instance/networking', {
        project: place.project,
        instance: name,
      });
    case 'subnet':
      return to('/projects/:project/vpcs/:vpc/subnets/:subnet', { ...place, subnet: name });
    case 'router': {
      const router = said === undefined ? name : systemRouter;
      return router === undefined
        ? undefined
        : to('/projects/:project/vpcs/:vpc/routers/:router', { ...place, router });
    }
    case 'gateway':
      return to('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', { ...place, gateway: name });
    case 'rule':
      return editPath(place, name);
    case 'vpc':
      return vpcPath({ project: place.project, vpc: name });
  }
}
