import type {
  Instance,
  RouterRoute,
  VpcFirewallRuleAction,
  VpcFirewallRuleProtocol,
} from '@console/shared/api';
import type { IpAddress } from '@console/shared/format';
import type * as rules from '../firewall-rules/effective/facts.ts';
import type { Considered, Decision as RuleDecision } from '../firewall-rules/effective/decide.ts';
import type { Traffic } from '../firewall-rules/effective/match.ts';

/** A subnet of the VPC. */
export interface SubnetFact extends rules.SubnetFact {
  /** Name of the custom router that it follows besides the one of the system; `undefined` when its name is not known. */
  readonly customRouter: string | null | undefined;
}

/** An address that an instance has in the VPC. */
export interface InterfaceFact extends rules.InterfaceFact {
  /** The one at which traffic from outside arrives. */
  readonly primary: boolean;
  /** What the instance does; not said where it does not matter. */
  readonly state?: Instance['runState'] | undefined;
}

/** A route, as far as it decides. */
export type RouteFact = Pick<RouterRoute, 'name' | 'destination' | 'target'>;

/** An internet gateway. */
export interface GatewayFact {
  readonly name: string;
  /** It has an address or an IP pool to send from. */
  readonly canSend: boolean | undefined;
}

/** The part of a rule that an explanation shows. */
export interface NamedRule {
  readonly name: string;
  readonly priority: number;
  readonly action: VpcFirewallRuleAction;
}

/** A rule that matches the traffic, and what it does with it. */
export interface RuleMet {
  readonly rule: NamedRule;
  readonly part: Considered['part'];
}

/** What the firewall rules make of traffic: what `decide` of the rules says, as far as it is told. */
export interface Decision extends Pick<RuleDecision, 'verdict'> {
  readonly by: Pick<NamedRule, 'name'> | undefined;
  readonly unless: readonly Pick<NamedRule, 'name'>[];
  readonly considered: readonly RuleMet[];
}

/** An address at which an instance is reached from outside. */
export interface ExternalFact {
  readonly instance: string;
  readonly address: string;
}

/** What is known of a VPC. A part that could not be read, or was not, is undefined. */
export interface ReachFacts {
  /** Name of the VPC. */
  readonly vpc: string;
  readonly subnets: readonly SubnetFact[] | undefined;
  /** Every interface in the VPC. */
  readonly interfaces: readonly InterfaceFact[] | undefined;
  /** Routes of the router of the system. */
  readonly systemRoutes: readonly RouteFact[] | undefined;
  /** Routes of custom routers, by the name of the router. */
  readonly customRoutes: ReadonlyMap<string, readonly RouteFact[]>;
  readonly gateways: readonly GatewayFact[] | undefined;
  /** Addresses at which instances are reached from outside. */
  readonly externalIps: readonly ExternalFact[] | undefined;
  /** Decides by the firewall rules of the VPC in order of their priority. */
  readonly decide: ((traffic: Traffic) => Decision) | undefined;
}

/** The source or the target of a connection. */
export type End =
  | { readonly kind: 'instance'; readonly name: string }
  | { readonly kind: 'address'; readonly address: IpAddress }
  | { readonly kind: 'internet' };

/** Whether something gets from one end to the other. */
export interface ReachQuestion {
  readonly from: End;
  readonly to: End;
  readonly protocol?: VpcFirewallRuleProtocol | undefined;
  /** Destination port. */
  readonly port?: number | undefined;
}
