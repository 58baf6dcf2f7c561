import type { InternetGateway } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { AddressCell, PoolCell, RoutesCell } from './cells.tsx';

const col = columns<InternetGateway>();

/** On narrow screens the values are in the panel: whether there are any is unknown when the row is rendered. */
const ofPanel = { rank: 2, meta: () => null } as const;

/** Columns of the internet gateways of a VPC (docs/screens/network-access.md section 7.1). Keep them in a `useMemo`. */
export const gatewayColumns = (vpc: VpcPlace) => {
  const placeOf = ({ name }: InternetGateway) => ({ ...vpc, gateway: name });
  return [
    col.link(
      'name',
      ({ name }) => name,
      (gateway) => to('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', placeOf(gateway)),
    ),
    col.description(({ description }) => description, 'description', {
      meta: ({ description }) => description || null,
    }),
    col.custom('Attached IP Address', (gateway) => <AddressCell place={placeOf(gateway)} />, {
      ...ofPanel,
      tip: 'A gateway without its own address uses an address of its IP pool.',
    }),
    col.custom('Attached IP Pool', (gateway) => <PoolCell place={placeOf(gateway)} />, ofPanel),
    col.custom('Routes', (gateway) => <RoutesCell place={placeOf(gateway)} />, { ...ofPanel, width: 6 }),
    col.date('created', ({ timeCreated }) => timeCreated),
  ];
};
