import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import type { SledInstance } from '@console/shared/api';
import { saveCsv, saveText } from '@console/shared/files';
import { formatDateTime } from '@console/shared/format';
import { useLoaded, useQuery } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { Button, MenuButton, Message, PageHeader, Skeleton } from '@console/shared/ui';
import { useFleetRole } from '../../access/use-fleet-role.ts';
import { siloByName } from '../queries.ts';
import { Contents } from './contents.tsx';
import { PeriodControls } from './controls.tsx';
import { instanceLines, reportJson, summaryLines, usageLines } from './files.ts';
import { usePeriod } from './period.ts';
import { instancesOfSilo, reportOf } from './queries.ts';
import styles from './report.module.css';
import type { ReportParts } from './report.ts';

/** A report shows the state at the time it was opened, and does not change afterwards. */
const KEPT = 10 * 60_000;

export function Component() {
  const { silo: name } = useParams('/system/silos/:silo/report');
  const silo = useLoaded(siloByName(name));
  const [now] = useState(Date.now);
  const { period, choose } = usePeriod(now);
  const report = useQuery({ ...reportOf(name, period), staleTime: KEPT });
  const instances = useQuery({ ...instancesOfSilo(name), staleTime: KEPT }).data;
  const role = useFleetRole();
  const parts = report.data;
  return (
    <>
      <PageHeader
        title={`Report of ${silo.name}`}
        actions={
          parts && (
            <span className={styles.screen}>
              <Downloads parts={parts} instances={instances} />{' '}
              <Button icon={Printer} onClick={() => window.print()}>
                Print
              </Button>
            </span>
          )
        }
      />
      <PeriodControls period={period} choose={choose} />
      {parts ? (
        <div className={styles.report}>
          <p className={styles.lead}>
            {`${formatDateTime(new Date(period.start))} – ${formatDateTime(new Date(period.end))}`}
            <br />
            Produced {formatDateTime(new Date(parts.at))}
            {role ? ` by a fleet ${role}` : ''}
          </p>
          <Contents parts={parts} instances={instances} />
        </div>
      ) : report.error ? (
        <div className={styles.report}>
          <Message
            variant="destructive"
            title="The report could not be created"
            live="alert"
            action={<Button onClick={() => void report.refetch()}>Try again</Button>}
          >
            {report.error.message}
          </Message>
        </div>
      ) : (
        <Skeleton kind="page" />
      )}
    </>
  );
}

interface DownloadsProps {
  parts: ReportParts;
  instances: readonly SledInstance[] | undefined;
}

/** The downloads of a report: one file per table, and everything as JSON. */
function Downloads({ parts, instances }: DownloadsProps) {
  const { name } = parts.silo;
  return (
    <MenuButton
      label="Download"
      icon={Download}
      entries={[
        { id: 'csv', kind: 'heading', label: 'Download CSV' },
        {
          id: 'summary',
          label: 'Summary',
          onSelect: () => saveCsv(`${name}-summary.csv`, summaryLines(parts)),
        },
        {
          id: 'instances',
          label: 'Instances',
          disabledReason: instances ? undefined : 'The instances are not available',
          onSelect: () => saveCsv(`${name}-instances.csv`, instanceLines(instances ?? [])),
        },
        { id: 'usage', label: 'Usage', onSelect: () => saveCsv(`${name}-usage.csv`, usageLines(parts)) },
        { id: 'line', kind: 'separator' },
        {
          id: 'json',
          label: 'Download JSON',
          onSelect: () => saveText(`${name}-report.json`, 'application/json', reportJson(parts, instances)),
        },
      ]}
    >
      Download
    </MenuButton>
  );
}
