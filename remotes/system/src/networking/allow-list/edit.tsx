import { useState } from 'react';
import { isKind, networkingAllowListUpdate, networkingAllowListView, ping } from '@console/shared/api';
import { RadioGroupField, SideModalForm, TextAreaField, useForm, useWatch } from '@console/shared/forms';
import { type Call, callTo, fetchQuery, query, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { NOTHING, SetChanges, useSetEdit } from '@console/shared/sets';
import { Message } from '@console/shared/ui';
import { LockedOut } from './locked-out.tsx';
import { allowedOf, linesOf, NETWORK_LINES, readNetworks } from './networks.ts';
import { NetworksRead } from './networks-read.tsx';
import { allowList } from './queries.ts';
import { allowListSchema } from './schema.ts';

const PAGE = to('/system/networking/allow-list');

const WHO = [
  { value: 'any', label: 'Anyone', hint: 'Every address can reach the API and console.' },
  {
    value: 'list',
    label: 'Only these networks',
    hint: 'No other network can reach the API and console.',
  },
];

const readAgain = async (): Promise<readonly string[]> =>
  linesOf((await fetchQuery({ ...query(networkingAllowListView), staleTime: 0 })).allowedIps);

export function Component() {
  const { allowedIps } = useLoaded(allowList());
  const [opened] = useState(allowedIps);
  const navigate = useNavigate();
  const [former, setFormer] = useState<readonly string[]>();
  const edit = useSetEdit(linesOf(opened), NETWORK_LINES);
  const form = useForm(allowListSchema, {
    allow: opened.allow,
    networks: opened.allow === 'list' ? opened.ips.join('\n') : '',
  });
  const [allow, networks] = useWatch({ control: form.control, name: ['allow', 'networks'] });
  const read = readNetworks(networks);
  const wanted =
    allow === 'any' ? { allow } : { allow: 'list' as const, ips: read.flatMap((one) => one.network ?? []) };
  const conflict = edit.conflict(linesOf(wanted));
  const done = () => {
    toast({ content: 'Allow list updated' });
    return navigate(PAGE);
  };
  return (
    <>
      <SideModalForm
        form={form}
        mode="edit"
        resource="allow list"
        submitLabel={conflict?.isNothing ? NOTHING : undefined}
        submitDisabledReason={conflict?.reason}
        onDismiss={() => navigate(PAGE)}
        call={(body): Call => callTo(networkingAllowListUpdate, { body: { allowedIps: body } })}
        onSubmit={async (body) => {
          const lines = await edit.settle(linesOf(body), readAgain);
          if (!lines) return true;
          await callTo(networkingAllowListUpdate, { body: { allowedIps: allowedOf(lines) } }).send();
          return answers();
        }}
        onSuccess={(isReached) => (isReached ? done() : setFormer(linesOf(opened)))}
      >
        {conflict && <SetChanges conflict={conflict} noun="Network" />}
        <Message variant="destructive" title="This can lock you out">
          Networks that are not listed lose access to the console and API immediately. The list must include
          the address you connect from. If that address changes later, you lose access too.
        </Message>
        <RadioGroupField form={form} name="allow" label="Who may connect" options={WHO} column />
        {allow === 'list' && (
          <>
            <TextAreaField
              form={form}
              name="networks"
              label="Networks"
              rows={6}
              mono
              hint="One per line, such as 192.0.2.0/24. A single address is allowed too."
            />
            <NetworksRead read={read} />
          </>
        )}
      </SideModalForm>
      {former && <LockedOut former={former} check={answers} onReached={done} />}
    </>
  );
}

/** Timeout of the reachability check after a change, in seconds. */
const PATIENCE = 5;

/** Whether the API still responds to this browser's address; any HTTP error is a response too. */
async function answers(): Promise<boolean> {
  try {
    await query(ping).queryFn({ signal: AbortSignal.timeout(PATIENCE * 1000) });
    return true;
  } catch (error) {
    const isSilent =
      isKind(error, 'network', 'timeout') || (error instanceof Error && /Abort|Timeout/.test(error.name));
    return !isSilent;
  }
}
