import { type Action, deleteAction, deleteInDialog } from '@console/shared/actions';
import { type InternetGateway, internetGatewayDelete } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import type { VpcPlace } from '../vpcs/tabs.ts';

/** The menu of a gateway: the dialog that deletes it tells what refers to it (docs/screens/operator.md section 7.3). */
export const gatewayMenu = (
  onDelete: (gateway: InternetGateway) => void,
): readonly Action<InternetGateway>[] => [deleteInDialog(onDelete)];

/** What can be done with several gateways: none takes something else along. */
export const gatewayBulk = ({ project, vpc }: VpcPlace): readonly Action<InternetGateway>[] => [
  deleteAction({
    noun: 'internet gateway',
    consequence: 'Only a gateway without addresses, IP pools and routes to it is deleted.',
    many: { consequence: 'Only gateways without addresses, IP pools and routes to them are deleted.' },
    call: ({ name }) => callTo(internetGatewayDelete, { path: { gateway: name }, query: { project, vpc } }),
  }),
];
