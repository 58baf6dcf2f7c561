import { everyInstance } from '../../../compute/instances/queries.ts';
import { allGateways } from '../../gateways/queries.ts';
import { allSubnets } from '../../subnets/queries.ts';

/** What routes can name: for pickers, and to see which names match nothing. */
export const namesForEnds = (project: string, vpc: string) => [
  allSubnets(project, vpc),
  allGateways(project, vpc),
  everyInstance(project),
];
