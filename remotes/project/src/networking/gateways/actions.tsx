import { type Action, deleteAction, deleteInDialog } from '@console/shared/actions';
import { type InternetGateway, internetGatewayDelete } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import type { VpcPlace } from '../vpcs/tabs.ts';

/** The actions of a gateway: the dialog that deletes it lists the references to it (docs/screens/operator.md section 7.3). */
export const gatewayMenu = (
  onDelete: (gateway: InternetGateway) => void,
): readonly Action<InternetGateway>[] => [deleteInDialog(onDelete)];

/** The bulk actions of gateways: nothing else is deleted with them. */
export const gatewayBulk = ({ project, vpc }: VpcPlace): readonly Action<InternetGateway>[] => [
  deleteAction({
    noun: 'internet gateway',
    consequence: 'Only a gateway without addresses, IP pools and routes to it can be deleted.',
    many: { consequence: 'Only gateways without addresses, IP pools and routes to them can be deleted.' },
    call: ({ name }) => callTo(internetGatewayDelete, { path: { gateway: name }, query: { project, vpc } }),
  }),
];
