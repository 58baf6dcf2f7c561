import { useLoaded } from '@console/shared/query';
import { columns, TableSection } from '@console/shared/table';
import { Button } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { EditQuotas } from '../lazy-forms.ts';
import { siloUtilization } from '../queries.ts';
import { QUOTA_KINDS } from './quotas.ts';
import { useFreshQuotas } from './use-fresh-quotas.ts';

interface QuotaRow {
  readonly name: string;
  readonly provisioned: string;
  readonly quota: string;
}

const col = columns<QuotaRow>();

const COLUMNS = [
  col.name('Resource', ({ name }) => name),
  col.text('Provisioned', ({ provisioned }) => provisioned),
  col.text('Quota', ({ quota }) => quota),
];

/** Quotas and utilization of a silo (docs/screens/system-settings-auth.md section 4c). */
export function QuotasTab({ silo }: { silo: string }) {
  const { provisioned, allocated } = useLoaded(siloUtilization(silo));
  const refusal = useFleetRefusal('collaborator');
  const { fresh, isOpening, open, close } = useFreshQuotas();
  return (
    <>
      <TableSection
        rows={QUOTA_KINDS.map(({ key, resource, text }) => ({
          name: resource,
          provisioned: text(provisioned[key]),
          quota: text(allocated[key]),
        }))}
        columns={COLUMNS}
        headerActions={
          <Button pending={isOpening} disabledReason={refusal} onClick={() => open(silo)}>
            Edit quotas
          </Button>
        }
      />
      {fresh && <EditQuotas {...fresh} used={provisioned} onDismiss={close} />}
    </>
  );
}
