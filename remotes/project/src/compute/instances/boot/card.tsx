import { CircleAlert, CircleCheck, Dot } from 'lucide-react';
import { useMemo } from 'react';
import { type InstanceSerialConsoleData, instanceSerialConsole } from '@console/shared/api';
import { refresh, useQuery } from '@console/shared/query';
import { RefreshControl } from '@console/shared/table';
import { CardBlock, CopyButton, cx, Icon, Message, Mono, Skeleton, toneClass } from '@console/shared/ui';
import { instanceByName } from '../../../base/instances/queries.ts';
import { allows } from '../../../base/instances/states.ts';
import styles from './boot.module.css';
import { bootOutput, reportOf } from './queries.ts';
import { type BootFinding, type BootReport, type HostKey, verdictText } from './read-boot.ts';
import type { BootKind } from './rules.ts';

/** Milliseconds between two polls while the guest may still be starting. */
const PACE = 5_000;

const BAD: ReadonlySet<BootKind> = new Set([
  'no-boot-disk',
  'cloud-init-failed',
  'out-of-memory',
  'emergency',
  'panic',
]);

/** Progress of the last start of the guest, from the serial console (docs/screens/compute-storage.md section 5.6). */
export function BootCard({ project, instance }: { project: string; instance: string }) {
  const view = useQuery(instanceByName(project, instance)).data;
  const isOn = view !== undefined && allows('serialConsole', view);
  const output = useQuery(bootOutput(project, instance), { enabled: isOn, poll: paceOf });
  const report = useMemo(() => output.data && reportOf(output.data), [output.data]);
  return (
    <CardBlock
      title="Boot"
      description="What the serial console shows about the last start of the guest."
      actions={
        isOn && (
          <RefreshControl onRefresh={() => refresh(instanceSerialConsole)} updatedAt={output.dataUpdatedAt} />
        )
      }
    >
      {view === undefined ? (
        <Skeleton width="60%" />
      ) : !isOn ? (
        'The output is available while the instance is running. It starts over whenever the instance starts.'
      ) : report ? (
        <Report report={report} />
      ) : output.error ? (
        <Message variant="notice" title="The output of the serial console could not be loaded">
          {output.error.message}
        </Message>
      ) : (
        <Skeleton width="60%" />
      )}
    </CardBlock>
  );
}

/** Polls until the start has ended. */
function paceOf(data: InstanceSerialConsoleData): number | false {
  return reportOf(data).verdict === 'started' ? PACE : false;
}

function Report({ report }: { report: BootReport }) {
  const { system, findings, hostKeys } = report;
  return (
    <div className={styles.report}>
      <p>
        {`${verdictText(report)}.`}
        {system !== undefined && ` ${system}.`}
      </p>
      {findings.length > 0 && (
        <ol className={styles.findings} aria-label="Boot steps">
          {findings.map((finding) => (
            <Finding key={finding.kind} finding={finding} />
          ))}
        </ol>
      )}
      {hostKeys.length > 0 && <HostKeys keys={hostKeys} />}
    </div>
  );
}

function Finding({ finding: { kind, said, line } }: { finding: BootFinding }) {
  const isBad = BAD.has(kind);
  const isEnd = kind === 'login';
  return (
    <li className={cx(styles.finding, toneClass(isBad ? 'destructive' : isEnd ? 'success' : 'neutral'))}>
      <Icon of={isBad ? CircleAlert : isEnd ? CircleCheck : Dot} className={cx(styles.glyph)} />
      <div>
        <p>{`${said}.`}</p>
        <Mono>{line}</Mono>
      </div>
    </li>
  );
}

function HostKeys({ keys }: { keys: readonly HostKey[] }) {
  return (
    <div>
      <h3 className={styles.heading}>SSH host keys</h3>
      <p className={styles.hint}>Compare them with what your SSH client shows at the first connection.</p>
      <ul className={styles.keys} aria-label="SSH host keys">
        {keys.map(({ kind, fingerprint }) => (
          <li key={fingerprint}>
            {kind} <Mono>{fingerprint}</Mono> <CopyButton text={fingerprint} />
          </li>
        ))}
      </ul>
    </div>
  );
}
