import { to } from '@console/shared/routing';
import type { VpcPlace } from '../vpcs/tabs.ts';

/** The tab of the rules of a VPC. */
export const rulesPath = (place: VpcPlace): string =>
  to('/projects/:project/vpcs/:vpc/firewall-rules', place);

/** The form of a new rule. */
export const newRulePath = (place: VpcPlace): string =>
  to('/projects/:project/vpcs/:vpc/firewall-rules-new', place);

/** The form of a copy of a rule. */
export const clonePath = (place: VpcPlace, rule: string): string =>
  to('/projects/:project/vpcs/:vpc/firewall-rules-new/:rule', { ...place, rule });

/** The form of a rule. Rules are identified by name: their ids change with every write. */
export const editPath = (place: VpcPlace, rule: string): string =>
  to('/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit', { ...place, rule });
