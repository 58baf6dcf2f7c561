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
import type { RuleBody } from '../firewall-rules/rule-set.ts';

/** A subnet of the VPC. */
export interface SubnetFact extends rules.SubnetFact {
  /** Name of the custom router that it uses besides the system router; `undefined` when its name is unknown. */
  readonly customRouter: string | null | undefined;
}

/** An address that an instance has in the VPC. */
export interface InterfaceFact extends rules.InterfaceFact {
  /** The address at which traffic from outside arrives. */
  readonly primary: boolean;
  /** Networks besides its address whose traffic it may carry; absent where it does not matter. */
  readonly transitIps?: readonly string[] | undefined;
  /** The state of the instance; absent where it does not matter. */
  readonly state?: Instance['runState'] | undefined;
}

/** The fields of a route that matter for a decision. */
export type RouteFact = Pick<RouterRoute, 'name' | 'destination' | 'target'>;

/** An internet gateway. */
export interface GatewayFact {
  readonly name: string;
  /** Whether it has an address or an IP pool to send from. */
  readonly canSend: boolean | undefined;
}

/** The fields of a rule that an explanation shows. */
export interface NamedRule {
  readonly name: string;
  readonly priority: number;
  readonly action: VpcFirewallRuleAction;
}

/** An earlier rule that gives a part of the traffic the other verdict. */
export type Exception = Pick<NamedRule, 'name'> & Partial<Pick<RuleBody, 'filters'>>;

/** A rule that matches the traffic, and its role. */
export interface RuleMet {
  readonly rule: NamedRule;
  readonly part: Considered['part'];
}

/** The verdict of the firewall rules: the result of their `decide`, with the details for the explanation. */
export interface Decision extends Pick<RuleDecision, 'verdict'> {
  readonly by: Pick<NamedRule, 'name'> | undefined;
  readonly unless: readonly Exception[];
  readonly considered: readonly RuleMet[];
}

/** An address at which an instance is reached from outside. */
export interface ExternalFact {
  readonly instance: string;
  readonly address: string;
}

/** The facts of a VPC. A part that was not or could not be read is undefined. */
export interface ReachFacts {
  /** Name of the VPC. */
  readonly vpc: string;
  readonly subnets: readonly SubnetFact[] | undefined;
  /** Every interface in the VPC. */
  readonly interfaces: readonly InterfaceFact[] | undefined;
  /** Routes of the system router. */
  readonly systemRoutes: readonly RouteFact[] | undefined;
  /** Routes of custom routers, by the name of the router. */
  readonly customRoutes: ReadonlyMap<string, readonly RouteFact[]>;
  readonly gateways: readonly GatewayFact[] | undefined;
  /** Addresses at which instances are reached from outside. */
  readonly externalIps: readonly ExternalFact[] | undefined;
  /** Evaluates the firewall rules of the VPC in order of their priority. */
  readonly decide: ((traffic: Traffic) => Decision) | undefined;
}

/** The source or the target of a connection. */
export type End =
  | { readonly kind: 'instance'; readonly name: string }
  | { readonly kind: 'address'; readonly address: IpAddress }
  | { readonly kind: 'internet' };

/** The question whether one endpoint reaches the other. */
export interface ReachQuestion {
  readonly from: End;
  readonly to: End;
  readonly protocol?: VpcFirewallRuleProtocol | undefined;
  /** Destination port. */
  readonly port?: number | undefined;
}
