import { Circle, CircleCheck, OctagonX } from 'lucide-react';
import { formatBytes, truncate } from '@console/shared/format';
import { Icon, Spinner, VisuallyHidden } from '@console/shared/ui';
import { ProgressBar } from '@console/shared/ui/detail';
import { paceText, percentOf, type Progress } from './progress.ts';
import { type StepStatus, stepStatus, type UploadState } from './state.ts';
import styles from './step-list.module.css';
import { STEPS } from './steps.ts';

/** Longer names are truncated in the middle, as in the form. */
const NAME_LENGTH = 32;

/** The steps of an upload with the status of each. */
export function StepList({ state, fileName }: { state: UploadState; fileName: string }) {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ id, label }) => {
        const status = stepStatus(state, id);
        return (
          <li
            key={id}
            className={`upload-step ${styles.step}`}
            data-testid={`upload-step: ${label}`}
            data-status={status}
            data-last={id === 'done' || undefined}
            aria-current={status === 'running' ? 'step' : undefined}
          >
            <StepGlyph status={status} />
            <span>{label}</span>
            <VisuallyHidden>{`, ${WORDS[status]}`}</VisuallyHidden>
            {id === 'upload' && status !== 'ready' && 'progress' in state && (
              <FileProgress
                progress={state.progress}
                fileName={fileName}
                status={status}
                isMoving={state.phase === 'running'}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const WORDS: Record<StepStatus, string> = {
  ready: 'not started',
  running: 'running',
  complete: 'complete',
  error: 'failed',
};

function StepGlyph({ status }: { status: StepStatus }) {
  switch (status) {
    case 'ready':
      return <Icon of={Circle} size="status" className={styles.glyph ?? ''} />;
    case 'running':
      return <Spinner size="sm" />;
    case 'complete':
      return <Icon of={CircleCheck} size="status" className={styles.glyph ?? ''} />;
    case 'error':
      return <Icon of={OctagonX} size="status" className={styles.glyph ?? ''} />;
  }
}

interface FileProgressProps {
  progress: Progress;
  fileName: string;
  status: StepStatus;
  isMoving: boolean;
}

function FileProgress({ progress, fileName, status, isMoving }: FileProgressProps) {
  const pace = isMoving && status === 'running' ? paceText(progress) : undefined;
  return (
    <div className={styles.file}>
      <div className={styles.facts}>
        <span className={styles.name} title={fileName}>
          {truncate(fileName, NAME_LENGTH, 'middle')}
        </span>
        <span>{`${formatBytes(progress.done).text} / ${formatBytes(progress.total).text}`}</span>
      </div>
      <div className={styles.meter}>
        {status === 'running' && <span>{pace ?? 'Measuring the speed…'}</span>}
        <ProgressBar
          label="Upload progress"
          hideLabel
          value={percentOf(progress)}
          tone={status === 'error' ? 'destructive' : status === 'complete' ? 'success' : 'accent'}
        />
      </div>
    </div>
  );
}
