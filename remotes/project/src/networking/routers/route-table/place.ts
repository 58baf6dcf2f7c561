import type { VpcPlace } from '../../vpcs/tabs.ts';

/** Names that identify the router of a page. */
export interface RouterPlace extends VpcPlace {
  router: string;
}
