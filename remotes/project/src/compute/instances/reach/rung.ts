import type {
  BgpExported,
  BgpPeerStatus,
  ExternalIp,
  Instance,
  InstanceNetworkInterface,
} from '@console/shared/api';
import type { Moment } from '@console/shared/stuck';
import type { End, ReachFacts, ReachQuestion, RuleMet } from '../../../networking/reachability/facts.ts';
import type { Piece } from '../../../networking/reachability/steps.ts';
import type { VpcPlace } from '../../../networking/vpcs/tabs.ts';

/** State of the guest, from the serial console. */
export interface BootFinding {
  readonly outcome: 'booted' | 'failed' | 'unknown';
  /** A sentence without its period. */
  readonly said: string;
}

/** Remedy of a cause: a link, or an action on the instance. */
export type WayOut =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly action: 'start' | 'stop' };

/** One condition of reachability, in the order of the ladder. */
export interface Rung {
  readonly at: 'state' | 'address' | 'boot' | 'rule' | 'route' | 'announced' | 'guest';
  /** `cause` ends the ladder; `unknown` is neither fine nor a cause; `guest` is the end without a cause. */
  readonly outcome: 'fine' | 'cause' | 'unknown' | 'guest';
  /** Sentences, with links to the pages of resources. */
  readonly pieces: readonly Piece[];
  /** How it was checked, as a phrase; undefined where nothing can be checked. */
  readonly checked: string | undefined;
  readonly ways: readonly WayOut[];
  /** The firewall rules that were evaluated, in order of their priority. */
  readonly rules?: readonly RuleMet[];
}

/** Who wants to reach the instance, and how. */
export type Asked = Pick<ReachQuestion, 'protocol' | 'port'> & {
  readonly from: Exclude<End, { kind: 'instance' }>;
};

/** BGP facts from the switches, which only operators may read. */
export interface RackFacts {
  readonly sessions: readonly Pick<BgpPeerStatus, 'state'>[];
  readonly exported: BgpExported;
}

/** The facts that decide the ladder; undefined where they were not or could not be read. */
export interface LadderFacts {
  readonly project: string;
  readonly instance: Instance;
  readonly moment: Moment;
  readonly interfaces: readonly Pick<InstanceNetworkInterface, 'primary'>[] | undefined;
  readonly addresses: readonly ExternalIp[] | undefined;
  readonly boot: BootFinding | undefined;
  /** The VPC of the primary interface. */
  readonly vpc: VpcPlace | undefined;
  readonly network: ReachFacts | undefined;
  readonly rack: RackFacts | undefined;
}

/** Where the traffic arrives: at an external address, inside the VPC, nowhere, or unknown. */
export type Target =
  | { readonly kind: 'external'; readonly text: string; readonly end: End }
  | { readonly kind: 'inside'; readonly end: End }
  | { readonly kind: 'none' | 'unknown' };

/** The facts and the question, with the place at which the traffic arrives. */
export interface Case extends LadderFacts {
  readonly asked: Asked;
  readonly target: Target;
}
