import {
  type InternetGatewayIpAddress,
  internetGatewayIpAddressCreate,
  internetGatewayIpAddressDelete,
  type InternetGatewayIpPool,
  internetGatewayIpPoolCreate,
  internetGatewayIpPoolDelete,
} from '@console/shared/api';
import { CheckboxField, ModalForm, useForm } from '@console/shared/forms';
import { callTo, fetchQuery } from '@console/shared/query';
import { toast, type UndoPlan } from '@console/shared/runtime';
import { UsedBy } from '../used-by.tsx';
import type { GatewayPlace } from './place.ts';
import { gatewayAddresses, gatewayPools } from './queries.ts';
import type { RouteTo } from './routes-to.ts';
import { cascadeSchema } from './schema.ts';
import { counted, routeUsers } from './users.ts';

/** A pool or address that is detached from a gateway. */
export type Part =
  | { readonly kind: 'pool'; readonly of: InternetGatewayIpPool }
  | { readonly kind: 'address'; readonly of: InternetGatewayIpAddress };

const NOUN = { pool: 'IP pool', address: 'address' } as const;

interface DetachProps {
  place: GatewayPlace;
  part: Part;
  /** Routes that use the gateway; undefined until they are known. */
  routes: readonly RouteTo[] | undefined;
  onDismiss: () => void;
}

/**
 * The confirmation before an IP pool or an address is detached from a gateway. It lists the routes that use the gateway, which can
 * be deleted too (docs/screens/operator.md section 7.3).
 */
export function Detach({ place, part, routes = [], onDismiss }: DetachProps) {
  const form = useForm(cascadeSchema, { cascade: false });
  const noun = NOUN[part.kind];
  return (
    <ModalForm
      form={form}
      title={`Detach ${noun}`}
      submitLabel="Confirm"
      danger
      scrim={false}
      errorTitle={`Could not detach ${noun}`}
      onDismiss={onDismiss}
      call={({ cascade }) => detachCall(part, cascade)}
      onSuccess={(_, { cascade }) => {
        onDismiss();
        toast({
          content: said(part, 'detached'),
          // The routes are lost
          undo: cascade ? undefined : async () => undoDetach(place, part),
        });
      }}
    >
      <div>
        Detach {noun} <b>{part.of.name}</b> from <b>{place.gateway}</b>? The gateway no longer sends from it.
        {routes.length > 0 && ' These routes lead to the gateway:'}
        {routes.length > 0 && (
          <UsedBy
            label="Routes targeting this gateway"
            users={routeUsers(place, routes)}
            onLeave={onDismiss}
          />
        )}
      </div>
      {routes.length > 0 && (
        <CheckboxField
          form={form}
          name="cascade"
          label={`Also remove ${counted(routes.length, 'route')}`}
          hint="If not selected, the routes are kept, and detaching fails if they depend on it."
        />
      )}
    </ModalForm>
  );
}

const said = ({ kind, of }: Part, done: string) => (
  <>
    {kind === 'pool' ? 'IP pool' : 'Address'} <b>{of.name}</b> {done}
  </>
);

const detachCall = ({ kind, of: { id } }: Part, cascade: boolean) => {
  const query = cascade ? { cascade: true } : {};
  return kind === 'pool'
    ? callTo(internetGatewayIpPoolDelete, { path: { pool: id }, query })
    : callTo(internetGatewayIpAddressDelete, { path: { address: id }, query });
};

/** Attaches it again under the same name, unless it has been attached since. It gets another id. */
function undoDetach(place: GatewayPlace, part: Part): UndoPlan {
  const { name } = part.of;
  return {
    of: `internet gateway ${place.gateway}`,
    before: name,
    after: undefined,
    look: async () => {
      const { attached, again } = await (part.kind === 'pool'
        ? poolNow(place, part.of)
        : addressNow(place, part.of));
      return {
        value: attached?.name,
        now: () => `It is attached as ${attached?.name}.`,
        back: again.send,
      };
    },
    done: said(part, 'attached again'),
  };
}

async function poolNow(query: GatewayPlace, { name, description, ipPoolId }: InternetGatewayIpPool) {
  const { project, vpc, gateway } = query;
  const { items } = await fetchQuery({ ...gatewayPools(project, vpc, gateway), staleTime: 0 });
  return {
    attached: items.find((one) => one.ipPoolId === ipPoolId),
    again: callTo(internetGatewayIpPoolCreate, { query, body: { name, description, ipPool: ipPoolId } }),
  };
}

async function addressNow(query: GatewayPlace, { name, description, address }: InternetGatewayIpAddress) {
  const { project, vpc, gateway } = query;
  const { items } = await fetchQuery({ ...gatewayAddresses(project, vpc, gateway), staleTime: 0 });
  return {
    attached: items.find((one) => one.address === address),
    again: callTo(internetGatewayIpAddressCreate, { query, body: { name, description, address } }),
  };
}
