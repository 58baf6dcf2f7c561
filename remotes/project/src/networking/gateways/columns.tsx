import type { InternetGateway } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { AddressCell, PoolCell, RoutesCell } from './cells.tsx';

const col = columns<InternetGateway>();

/** Where there is no room for them, they are in the panel: whether there is one is not known when the row is drawn. */
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
      tip: 'Without an address of its own, a gateway takes one of its IP pool.',
    }),
    col.custom('Attached IP Pool', (gateway) => <PoolCell place={placeOf(gateway)} />, ofPanel),
    col.custom('Routes', (gateway) => <RoutesCell place={placeOf(gateway)} />, { ...ofPanel, width: 6 }),
    col.date('created', ({ timeCreated }) => timeCreated),
  ];
};
