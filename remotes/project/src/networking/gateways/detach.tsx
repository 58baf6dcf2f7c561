import { internetGatewayIpAddressDelete, internetGatewayIpPoolDelete } from '@console/shared/api';
import { CheckboxField, ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { UsedBy } from '../used-by.tsx';
import type { GatewayPlace } from './place.ts';
import type { RouteTo } from './routes-to.ts';
import { cascadeSchema } from './schema.ts';
import { counted, routeUsers } from './users.ts';

/** A pool or address that is detached from a gateway. */
export type Part = { readonly kind: 'pool' | 'address'; readonly id: string; readonly name: string };

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
      onSuccess={() => {
        onDismiss();
        toast({
          content: (
            <>
              {part.kind === 'pool' ? 'IP pool' : 'Address'} <b>{part.name}</b> detached
            </>
          ),
        });
      }}
    >
      <div>
        Detach {noun} <b>{part.name}</b> from <b>{place.gateway}</b>? The gateway no longer sends from it.
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

const detachCall = ({ kind, id }: Part, cascade: boolean) => {
  const query = cascade ? { cascade: true } : {};
  return kind === 'pool'
    ? callTo(internetGatewayIpPoolDelete, { path: { pool: id }, query })
    : callTo(internetGatewayIpAddressDelete, { path: { address: id }, query });
};
