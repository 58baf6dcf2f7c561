import { useMemo } from 'react';
import { apiError, type BfdSessionEnable, networkingBfdEnable } from '@console/shared/api';
import { SideModalForm, useForm } from '@console/shared/forms';
import { callTo, fetchQuery, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bfdStatus } from '../rack/queries.ts';
import { BfdFields } from './fields.tsx';
import { bfdSchema, hasSession, NEW_SESSION } from './schema.ts';

const LIST = to('/system/networking/bfd');

export function Component() {
  const sessions = useLoaded(bfdStatus());
  const navigate = useNavigate();
  const schema = useMemo(() => bfdSchema(sessions), [sessions]);
  const form = useForm(schema, NEW_SESSION);
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="BFD session"
      onDismiss={() => navigate(LIST)}
      call={(body) => callTo(networkingBfdEnable, { body })}
      onSubmit={async (body) => {
        await refuseSecond(body);
        return callTo(networkingBfdEnable, { body }).send();
      }}
      onSuccess={(_, { remote }) =>
        toast({
          content: (
            <>
              BFD session with <b>{remote}</b> created
            </>
          ),
        })
      }
      next={LIST}
    >
      <BfdFields form={form} sessions={sessions} />
    </SideModalForm>
  );
}

/** The server answers a second session for a peer with an error without details, so the sessions are read again first. */
async function refuseSecond({ switch: location, remote }: BfdSessionEnable): Promise<void> {
  const sessions = await fetchQuery({ ...bfdStatus(), staleTime: 0 });
  if (hasSession(sessions, location, remote))
    throw apiError({ kind: 'conflict', message: `${location} already has a session with ${remote}` });
}
