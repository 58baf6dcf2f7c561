import { type InternetGateway, internetGatewayDelete } from '@console/shared/api';
import { CheckboxField, ModalForm, useForm, useWatch } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Message, Skeleton } from '@console/shared/ui';
import { UsedBy } from '../used-by.tsx';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { gatewayAddresses, gatewayPools } from './queries.ts';
import { useRoutesByGateway } from './routes-to.ts';
import { cascadeSchema } from './schema.ts';
import { counted, routeUsers } from './users.ts';

export interface DeleteGatewayProps {
  place: VpcPlace;
  gateway: InternetGateway;
  onDismiss: () => void;
}

/**
 * The confirmation of a gateway's deletion, which lists the references to it: the server refuses to delete it while it has pools or
 * addresses, and leaves routes to it that lead nowhere (docs/screens/operator.md section 7.3).
 */
export function DeleteGateway({ place, gateway, onDismiss }: DeleteGatewayProps) {
  const { project, vpc } = place;
  const { name } = gateway;
  const form = useForm(cascadeSchema, { cascade: false });
  const cascade = useWatch({ control: form.control, name: 'cascade' });
  const use = useGatewayUse(place, gateway);
  return (
    <ModalForm
      form={form}
      title="Delete gateway"
      submitLabel="Confirm"
      danger
      errorTitle="Could not delete gateway"
      submitDisabledReason={refusal(use, cascade)}
      onDismiss={onDismiss}
      call={(chosen) =>
        callTo(internetGatewayDelete, {
          path: { gateway: name },
          query: { project, vpc, ...(chosen.cascade && { cascade: true }) },
        })
      }
      onSuccess={() => {
        onDismiss();
        toast({ content: bold`Gateway ${name} deleted` });
      }}
    >
      <div>
        Delete internet gateway <b>{name}</b>? {use.state === 'free' && 'Nothing uses it.'}
        {use.state === 'used' && 'Used by:'}
        {use.state === 'used' && (
          <UsedBy label="What uses this gateway" users={use.users} onLeave={onDismiss} />
        )}
      </div>
      {use.state === 'loading' && <Skeleton width="60%" />}
      {use.state === 'unknown' && <Message variant="notice">What uses it could not be loaded.</Message>}
      {(use.state === 'used' || use.state === 'unknown') && (
        <CheckboxField form={form} name="cascade" label={use.label} />
      )}
      {use.state === 'used' && !use.isHeld && !cascade && (
        <Message variant="notice">The routes stay and lead nowhere.</Message>
      )}
    </ModalForm>
  );
}

/** References to a gateway, where known. */
type GatewayUse =
  | { state: 'loading' | 'free' }
  | { state: 'unknown'; label: string }
  | { state: 'used'; label: string; isHeld: boolean; users: { key: string; name: string; to: string }[] };

function refusal(use: GatewayUse, cascade: boolean): string | undefined {
  if (use.state === 'loading') return 'Checking what uses it';
  return use.state === 'used' && use.isHeld && !cascade
    ? 'Remove what uses it first, here or on its own page'
    : undefined;
}

function useGatewayUse(place: VpcPlace, { name }: InternetGateway): GatewayUse {
  const addresses = useQuery(gatewayAddresses(place.project, place.vpc, name));
  const pools = useQuery(gatewayPools(place.project, place.vpc, name));
  const routes = useRoutesByGateway(place);
  if (addresses.data && pools.data && routes.data) {
    const targeting = routes.data.get(name) ?? [];
    const panel = to('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', { ...place, gateway: name });
    const parts = [
      ...pools.data.items.map((pool) => ({ key: pool.id, name: `IP pool ${pool.name}`, to: panel })),
      ...addresses.data.items.map((one) => ({ key: one.id, name: `Address ${one.address}`, to: panel })),
    ];
    const users = [...routeUsers(place, targeting), ...parts];
    if (users.length === 0) return { state: 'free' };
    const label = alsoRemove(targeting.length, pools.data.items.length, addresses.data.items.length);
    return { state: 'used', label, isHeld: parts.length > 0, users };
  }
  if (addresses.error ?? pools.error ?? routes.error)
    return { state: 'unknown', label: 'Also remove everything that uses it' };
  return { state: 'loading' };
}

/** `Also remove 1 route, 1 pool, 2 addresses`; zero counts are left out. */
const alsoRemove = (routes: number, pools: number, addresses: number): string => {
  const parts = [
    routes > 0 && counted(routes, 'route'),
    pools > 0 && counted(pools, 'pool'),
    addresses > 0 && counted(addresses, 'address', 'addresses'),
  ];
  return `Also remove ${parts.filter(Boolean).join(', ')}`;
};
