import { useState } from 'react';
import * as v from 'valibot';
import { networkingSwitchPortClearSettings } from '@console/shared/api';
import { ModalForm, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { Skeleton } from '@console/shared/ui';
import { GuardField } from '../health/guard-field.tsx';
import { mayCutOff } from '../health/guard.ts';
import { useGuard } from '../health/use-guard.ts';
import { hostOf } from '../rack/applied.ts';
import { portSettingsView } from '../rack/queries.ts';
import { placeOf } from './queries.ts';
import type { PortRow } from './rows.ts';

const schema = v.object({});

export interface ClearSettingsProps {
  port: PortRow;
  onDismiss: () => void;
  onCleared?: () => void;
}

/** Removes the settings of a port, after a confirmation that lists what stops working (docs/screens/operator.md section 9.9). */
export function ClearSettings({ port, onDismiss, onCleared }: ClearSettingsProps) {
  const form = useForm(schema, {});
  const view = useQuery(portSettingsView(port.portSettingsId ?? ''));
  const guard = useGuard()(new Set([port.id]));
  const [isAgreed, setAgreed] = useState(false);
  return (
    <ModalForm
      form={form}
      title="Clear port settings"
      submitLabel="Confirm"
      danger
      errorTitle="Could not clear port settings"
      submitDisabledReason={
        mayCutOff(guard) && !isAgreed ? 'Confirm that you have another way to reach the rack' : undefined
      }
      onDismiss={onDismiss}
      call={() => callTo(networkingSwitchPortClearSettings, placeOf(port))}
      onSuccess={() => {
        toast({ content: `Settings cleared from ${port.name}` });
        onCleared?.();
        onDismiss();
      }}
    >
      <p>
        Clear the settings <b>{port.settings}</b> from <b>{port.name}</b>? The link goes down, and these are
        removed:
      </p>
      {view.isPending && <Skeleton width="60%" />}
      {view.data && (
        <ul aria-label="Removed with the settings">
          {view.data.bgpPeers.map(({ addr }) => (
            <li key={addr}>BGP session with {addr}</li>
          ))}
          {view.data.routes.map(({ dst, gw }) => (
            <li key={`${dst} ${gw}`}>
              Static route {dst} via {hostOf(gw)}
            </li>
          ))}
          {view.data.addresses.map(({ address }) => (
            <li key={address}>Address {address}</li>
          ))}
        </ul>
      )}
      {view.isError && <p>Their contents could not be loaded.</p>}
      <GuardField guard={guard} isAgreed={isAgreed} onAgree={setAgreed} />
    </ModalForm>
  );
}
