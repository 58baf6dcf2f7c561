import { networkingBfdEnable } from '@console/shared/api';
import { SideModalForm, useForm } from '@console/shared/forms';
import { callTo, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bfdStatus } from '../rack/queries.ts';
import { BfdFields } from './fields.tsx';
import { bfdSchema, NEW_SESSION } from './schema.ts';

const LIST = to('/system/networking/bfd');

export function Component() {
  const sessions = useLoaded(bfdStatus());
  const navigate = useNavigate();
  const form = useForm(bfdSchema, NEW_SESSION);
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="BFD session"
      onDismiss={() => navigate(LIST)}
      call={(body) => callTo(networkingBfdEnable, { body })}
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
