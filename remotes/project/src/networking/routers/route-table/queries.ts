import { everyInstance } from '../../../base/instances/queries.ts';
import { allGateways } from '../../gateways/queries.ts';
import { allSubnets } from '../../subnets/queries.ts';

/** The resources that routes can name: for pickers, and to find missing ones. */
export const namesForEnds = (project: string, vpc: string) => [
  allSubnets(project, vpc),
  allGateways(project, vpc),
  everyInstance(project),
];
