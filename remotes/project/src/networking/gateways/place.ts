import type { VpcPlace } from '../vpcs/tabs.ts';

/** Names that identify an internet gateway. */
export interface GatewayPlace extends VpcPlace {
  gateway: string;
}
