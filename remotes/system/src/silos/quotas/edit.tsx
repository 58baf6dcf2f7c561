import { siloQuotasUpdate, type SiloQuotas, type VirtualResourceCounts } from '@console/shared/api';
import { CheckboxField, NumberField, SideModalForm, useForm, useWatch } from '@console/shared/forms';
import { formatNumber, fromGiB, toTiB } from '@console/shared/format';
import { callTo, fetchQuery } from '@console/shared/query';
import { docsUrl, toast } from '@console/shared/runtime';
import { NOTHING, SetChanges, useSetEdit } from '@console/shared/sets';
import { ExternalLink, Message } from '@console/shared/ui';
import { siloQuotas } from '../queries.ts';
import { exceededBy, QUOTA_RULE, quotaLines, quotasOf, quotaValues } from './quotas.ts';
import { QuotaRoom } from './room-note.tsx';
import { quotasEditSchema } from './schema.ts';

export interface EditQuotasProps {
  /** Name of the silo. */
  silo: string;
  /** The current quotas. */
  quotas: SiloQuotas;
  used: VirtualResourceCounts;
  onDismiss: () => void;
  /** After the quotas are changed; default: `onDismiss`. */
  onDone?: (() => void) | undefined;
}

/**
 * Changes the quotas of a silo (docs/screens/operator.md section 4.3). Refetches them before the write, and shows concurrent
 * changes resource by resource.
 */
export function EditQuotas({ silo, quotas, used, onDismiss, onDone = onDismiss }: EditQuotasProps) {
  const form = useForm(quotasEditSchema, { ...quotaValues(quotas), isAgreed: false });
  const [cpus, memory, storage, isAgreed] = useWatch({
    control: form.control,
    name: ['cpus', 'memory', 'storage', 'isAgreed'],
  });
  const typed = { cpus, memory: bytesOf(memory), storage: bytesOf(storage) };
  const exceeded = exceededBy(used, typed);
  const edit = useSetEdit(quotaLines(quotas, quotas), QUOTA_RULE);
  const conflict = edit.conflict(quotaLines(typed, quotas));
  const call = (body: VirtualResourceCounts) => callTo(siloQuotasUpdate, { path: { silo }, body });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      title="Edit quotas"
      subtitle={silo}
      resource="Quotas"
      submitLabel={conflict?.isNothing ? NOTHING : undefined}
      submitDisabledReason={
        conflict?.reason ?? (exceeded.length > 0 && !isAgreed ? 'Select the checkbox first' : undefined)
      }
      onDismiss={onDismiss}
      call={call}
      onSubmit={async (body) => {
        const lines = await edit.settle(quotaLines(body, quotas), async () => {
          const now = await fetchQuery({ ...siloQuotas(silo), staleTime: 0 });
          return quotaLines(now, now);
        });
        // Undefined: the server already has these quotas
        return lines && call(quotasOf(lines, body)).send();
      }}
      onSuccess={() => {
        onDone();
        toast({ content: 'Quotas updated' });
      }}
    >
      {conflict && <SetChanges conflict={conflict} noun="Resource" />}
      <Message>
        If a quota is below current use, everything keeps running, but nothing more can be created. See the{' '}
        <ExternalLink href={docsUrl('guides/operator/silo-management')}>Silos</ExternalLink> guide.
      </Message>
      <QuotaRoom except={quotas.siloId} />
      <NumberField form={form} name="cpus" label="CPU" unit="vCPUs" />
      <NumberField form={form} name="memory" label="Memory" unit="GiB" />
      <NumberField
        form={form}
        name="storage"
        label="Storage"
        unit="GiB"
        // The unit of the table over which the form may open
        hint={
          storage !== null && storage >= 1024 ? `${formatNumber(toTiB(fromGiB(storage)))} TiB` : undefined
        }
      />
      <BelowUse exceeded={exceeded} />
      {exceeded.length > 0 && (
        <CheckboxField form={form} name="isAgreed" label="Block new provisioning in this silo" />
      )}
    </SideModalForm>
  );
}

const bytesOf = (gib: number | null) => (gib === null ? null : fromGiB(gib));

/** Warns before submission about new resources that the quotas would block. */
function BelowUse({ exceeded }: { exceeded: readonly string[] }) {
  return (
    exceeded.length > 0 && (
      <Message variant="notice" live="status">
        Below current use: {exceeded.join(', ')}. Nothing more can be created.
      </Message>
    )
  );
}
