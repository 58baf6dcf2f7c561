import { useState } from 'react';
import * as v from 'valibot';
import { ModalForm, useForm } from '@console/shared/forms';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { GuardField } from '../health/guard-field.tsx';
import { mayCutOff } from '../health/guard.ts';
import { useGuard } from '../health/use-guard.ts';
import { callToDisable } from './actions.tsx';
import type { BfdRow } from './sessions.ts';

const schema = v.object({});

export interface DisableSessionProps {
  session: BfdRow;
  onDismiss: () => void;
}

/**
 * Disables a session, after a confirmation that names the consequences. For that of a default gateway it checks whether another
 * uplink works (docs/screens/operator.md section 9.9, "Last way out").
 */
export function DisableSession({ session, onDismiss }: DisableSessionProps) {
  const { peer, defaultOf } = session;
  const form = useForm(schema, {});
  const guard = useGuard(defaultOf.length > 0)(new Set(defaultOf));
  const [isAgreed, setAgreed] = useState(false);
  return (
    <ModalForm
      form={form}
      title="Disable BFD session"
      submitLabel="Confirm"
      danger
      errorTitle="Could not disable BFD session"
      submitDisabledReason={
        mayCutOff(guard) && !isAgreed ? 'Confirm that you have another way to reach the rack' : undefined
      }
      onDismiss={onDismiss}
      call={() => callToDisable(session)}
      onSuccess={() => {
        toast({ content: bold`BFD session with ${peer} disabled` });
        onDismiss();
      }}
    >
      <p>
        Disable the session with <b>{peer}</b> of {session.switch}? The session is deleted. A failure then
        shows only when the BGP hold time ends.
      </p>
      <GuardField guard={guard} isAgreed={isAgreed} onAgree={setAgreed} />
    </ModalForm>
  );
}
