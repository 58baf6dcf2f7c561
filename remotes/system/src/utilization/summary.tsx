import { Building2, Download, FileText, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import type { Action } from '@console/shared/actions';
import type { SiloUtilization, VirtualResourceCounts } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { CapacityBars } from '@console/shared/capacity';
import { saveCsv } from '@console/shared/files';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { ListTab, wholePage } from '@console/shared/table';
import { Button, CardBlock } from '@console/shared/ui';
import { physical } from '../capacity/model/physical.ts';
import { EditQuotas } from '../silos/lazy-forms.ts';
import { useFreshQuotas } from '../silos/quotas/use-fresh-quotas.ts';
import { saveReport } from '../silos/report/lazy-save.ts';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { type UtilizationRow, utilizationColumns } from './columns.tsx';
import { utilizationLines } from './csv.ts';
import { allSleds } from './queries.ts';
import styles from './utilization.module.css';

/** Maximum number of reports per action. */
const MOST_REPORTS = 20;

const NOUN = ['silo', 'silos'] as const;

/** Actions for reports: a page for one silo, files for several. */
const reportAction = (chosen: number): Action<UtilizationRow> => ({
  id: 'report',
  label: 'Report',
  icon: FileText,
  section: 'view',
  allowed: () => (chosen > MOST_REPORTS ? `At most ${MOST_REPORTS} reports are created at once` : true),
  to: ({ name }) => to('/system/silos/:silo/report', { silo: name }),
  many: {
    consequence: 'A report about the last 30 days is saved for each of them, one after the other.',
    run: ({ name }) => saveReport(name),
  },
});

const EMPTY = {
  icon: Building2,
  title: 'No silos',
  body: 'The usage of each silo is shown here.',
};

interface SummaryProps {
  silos: readonly SiloUtilization[];
  /** The sum over them. */
  provisioned: VirtualResourceCounts;
}

/** The utilization of all silos (docs/screens/system-settings-auth.md section 6), then the hardware behind their quotas. */
export function Summary({ silos, provisioned }: SummaryProps) {
  const page = useMemo(
    () =>
      wholePage(
        'utilization of silos',
        silos.map((silo) => ({ ...silo, id: silo.siloId, name: silo.siloName })),
      ),
    [silos],
  );
  const refusal = useFleetRefusal('collaborator');
  const { fresh, open, close } = useFreshQuotas();
  const used = silos.find(({ siloName }) => siloName === fresh?.silo)?.provisioned;
  const actions = useMemo<readonly Action<UtilizationRow>[]>(
    () => [
      {
        id: 'quotas',
        label: 'Edit quotas',
        icon: Pencil,
        section: 'edit',
        allowed: () => refusal ?? true,
        run: ({ siloName }) => open(siloName),
      },
      reportAction(1),
    ],
    [refusal, open],
  );
  return (
    <>
      <ListTab
        plural="Silos"
        page={page}
        columns={utilizationColumns}
        actions={actions}
        copyId="Copy silo ID"
        bulk={(rows, selection) => (
          <BulkBar noun={NOUN} actions={[reportAction(rows.length)]} rows={rows} selection={selection} />
        )}
        tall
        empty={EMPTY}
        headerActions={
          <Button
            icon={Download}
            disabledReason={silos.length === 0 ? 'There are no silos' : undefined}
            onClick={() => saveCsv('utilization.csv', utilizationLines(silos))}
          >
            Download CSV
          </Button>
        }
      />
      <Estimate provisioned={provisioned} />
      {fresh && used && <EditQuotas {...fresh} used={used} onDismiss={close} />}
    </>
  );
}

/** The allocated share of the rack. Quotas may exceed the hardware; this shows the hardware. Left out when it cannot be read. */
function Estimate({ provisioned }: { provisioned: VirtualResourceCounts }) {
  const sleds = useQuery(allSleds()).data?.items;
  if (!sleds) return null;
  return (
    <div className={styles.estimate}>
      <CardBlock
        title="Capacity of the rack"
        description="An estimate from the sleds in service. Quotas may promise more than there is; keep use below 70%."
        flush
      >
        <CapacityBars
          usedLabel="In use"
          totalLabel="Capacity (estimated)"
          provisioned={provisioned}
          total={physical(sleds)}
        />
      </CardBlock>
    </div>
  );
}
