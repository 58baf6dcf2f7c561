import { useState } from 'react';
import {
  type BfdSessionEnable,
  type BfdStatus,
  networkingBfdDisable,
  networkingBfdEnable,
  notFound,
} from '@console/shared/api';
import { SideModalForm, useForm } from '@console/shared/forms';
import { callTo, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { isSameAddress } from '@console/shared/format';
import { Message } from '@console/shared/ui';
import { bfdStatus } from '../rack/queries.ts';
import { enableOf } from './actions.tsx';
import { BfdFields } from './fields.tsx';
import { bfdSchema, valuesOf } from './schema.ts';

// The edited session is ended before it is enabled again
const SCHEMA = bfdSchema([]);

const LIST = to('/system/networking/bfd');

export function Component() {
  const { switchLocation, peer } = useParams('/system/networking/bfd/:switchLocation/:peer/edit');
  const sessions = useLoaded(bfdStatus());
  // The session as it was when the form opened, because it does not exist between the two steps
  const [session] = useState(() =>
    sessions.find((one) => one.switch === switchLocation && isSameAddress(one.peer, peer)),
  );
  if (!session) throw notFound();
  return <EditSession session={session} sessions={sessions} />;
}

interface EditSessionProps {
  session: BfdStatus;
  sessions: readonly BfdStatus[];
}

/** The API cannot change a session, so the form disables it and enables it again (docs/screens/operator.md section 3.7). */
function EditSession({ session, sessions }: EditSessionProps) {
  const navigate = useNavigate();
  const form = useForm(SCHEMA, valuesOf(enableOf(session)));
  const [isDisabled, setDisabled] = useState(false);
  const send = async (body: BfdSessionEnable) => {
    if (!isDisabled) {
      const { remote } = body;
      await callTo(networkingBfdDisable, { body: { remote, switch: body.switch } }).send();
      setDisabled(true);
    }
    await callTo(networkingBfdEnable, { body }).send();
  };
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="BFD session"
      subtitle={`${session.peer} of ${session.switch}`}
      submitLabel={isDisabled ? 'Enable BFD session' : undefined}
      onDismiss={() => navigate(LIST)}
      call={(body) => callTo(networkingBfdEnable, { body })}
      onSubmit={send}
      onSuccess={(_, { remote }) =>
        toast({
          content: (
            <>
              BFD session with <b>{remote}</b> updated
            </>
          ),
        })
      }
      next={LIST}
    >
      {isDisabled ? (
        <Message variant="notice" live="alert" title="Disabled, not enabled again">
          The session is off. Enable it, or a failure of {session.peer} shows only when the BGP hold time
          ends.
        </Message>
      ) : (
        <Message>The session restarts with these values. The peer is not monitored for a moment.</Message>
      )}
      <BfdFields form={form} sessions={sessions} isEdit />
    </SideModalForm>
  );
}
