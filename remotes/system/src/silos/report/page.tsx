import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveCsv, saveText } from '@console/shared/files';
import { formatDateTime } from '@console/shared/format';
import { useLoaded, useQuery } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { Button, MenuButton, Message, PageHeader, Skeleton } from '@console/shared/ui';
import { useFleetRole } from '@console/shared/access/ui';
import { siloByName } from '../queries.ts';
import { Contents } from './contents.tsx';
import { PeriodControls } from './controls.tsx';
import { instanceLines, reportJson, summaryLines, usageLines } from './files.ts';
import { usePeriod } from './period.ts';
import { instancesOfSilo, reportOf } from './queries.ts';
import styles from './report.module.css';
import type { ReportParts, SiloInstances } from './report.ts';

/** A report shows the state at the time it was opened, and does not change afterwards. */
const KEPT = 10 * 60_000;

/** Why a report is not complete yet: the instances are read sled by sled. */
const READING = 'Instances are still loading';

export function Component() {
  const { silo: name } = useParams('/system/silos/:silo/report');
  const silo = useLoaded(siloByName(name));
  const [now] = useState(Date.now);
  const { period, choose } = usePeriod(now);
  const report = useQuery({ ...reportOf(name, period), staleTime: KEPT });
  const { data: found, isPending: isReading } = useQuery({ ...instancesOfSilo(name), staleTime: KEPT });
  const role = useFleetRole();
  const parts = report.data;
  return (
    <>
      <PageHeader
        title={`Report of ${silo.name}`}
        actions={
          parts && (
            <span className={styles.screen}>
              <Downloads parts={parts} found={found} isReading={isReading} />{' '}
              <Button
                icon={Printer}
                disabledReason={isReading ? READING : undefined}
                onClick={() => window.print()}
              >
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
          <Contents parts={parts} found={found} isReading={isReading} />
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
  found: SiloInstances | undefined;
  isReading: boolean;
}

/** The downloads of a report: one file per table, and everything as JSON. */
function Downloads({ parts, found, isReading }: DownloadsProps) {
  const { name } = parts.silo;
  const missing = isReading ? READING : 'The instances are not available';
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
          disabledReason: found ? undefined : missing,
          onSelect: () => saveCsv(`${name}-instances.csv`, instanceLines(found?.items ?? [])),
        },
        { id: 'usage', label: 'Usage', onSelect: () => saveCsv(`${name}-usage.csv`, usageLines(parts)) },
        { id: 'line', kind: 'separator' },
        {
          id: 'json',
          label: 'Download JSON',
          disabledReason: isReading ? READING : undefined,
          onSelect: () => saveText(`${name}-report.json`, 'application/json', reportJson(parts, found)),
        },
      ]}
    >
      Download
    </MenuButton>
  );
}
