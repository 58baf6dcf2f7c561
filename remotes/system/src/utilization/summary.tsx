import { Building2, FileText, Pencil } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Action } from '@console/shared/actions';
import type { SiloUtilization } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { to } from '@console/shared/routing';
import { ListTab, wholePage } from '@console/shared/table';
import { CsvButton } from '../csv-button.tsx';
import { EditQuotas } from '../silos/lazy-forms.ts';
import { useFreshQuotas } from '../silos/quotas/use-fresh-quotas.ts';
import { saveReport } from '../silos/report/lazy-save.ts';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { type UtilizationRow, utilizationColumns } from './columns.tsx';
import { utilizationLines } from './csv.ts';
import { needFirst } from './need.ts';

/** Maximum number of reports per action. */
const MOST_REPORTS = 20;

const NOUN = ['silo', 'silos'] as const;

/** Actions for reports: a page for one silo, files for several. */
const reportAction = (chosen: number): Action<UtilizationRow> => ({
  id: 'report',
  label: 'Report',
  icon: FileText,
  section: 'view',
  allowed: () => (chosen > MOST_REPORTS ? `Choose at most ${MOST_REPORTS} silos` : true),
  to: ({ name }) => to('/system/silos/:silo/report', { silo: name }),
  many: {
    consequence: 'A report on the last 30 days is saved for each silo.',
    run: ({ name }) => saveReport(name),
  },
});

const EMPTY = {
  icon: Building2,
  title: 'No silos',
  body: 'Each silo’s usage appears here.',
};

interface SummaryProps {
  silos: readonly SiloUtilization[];
  /** Shown below the table. */
  children: ReactNode;
}

/** The utilization of all silos, those closest to a quota first (docs/screens/system-settings-auth.md section 6). */
export function Summary({ silos, children }: SummaryProps) {
  const page = useMemo(
    () =>
      wholePage(
        'utilization of silos',
        needFirst(silos).map((silo) => ({ ...silo, id: silo.siloId, name: silo.siloName })),
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
          <CsvButton
            of="silos"
            file="utilization.csv"
            lines={() => utilizationLines(silos)}
            disabledReason={silos.length === 0 ? 'There are no silos' : undefined}
          />
        }
      />
      {children}
      {fresh && used && <EditQuotas {...fresh} used={used} onDismiss={close} />}
    </>
  );
}
