import { FieldFrame, TextInput, wiringProps } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { dayText, type Period, type PeriodKind, PERIODS } from './period.ts';
import styles from './report.module.css';

interface PeriodControlsProps {
  period: Period;
  choose: (kind: PeriodKind, start?: number, end?: number) => void;
}

const DAY = 86_400_000;

/** The choice of a report's period; not printed. */
export function PeriodControls({ period, choose }: PeriodControlsProps) {
  const { kind, start, end } = period;
  // The last day is included
  const last = kind === 'custom' ? end - 1 : end;
  const day = (label: string, time: number, change: (time: number) => void) => (
    <span className={styles.day}>
      <FieldFrame label={label}>
        {(wiring) => (
          <TextInput
            {...wiringProps(wiring)}
            type="date"
            max={dayText(Date.now())}
            value={dayText(time)}
            onChange={({ target }) => {
              const chosen = Date.parse(`${target.value}T00:00:00Z`);
              if (!Number.isNaN(chosen)) change(chosen);
            }}
          />
        )}
      </FieldFrame>
    </span>
  );
  return (
    <div className={`${styles.controls} ${styles.screen}`}>
      <SegmentedControl
        label="Period"
        options={PERIODS}
        value={kind}
        onChange={(next) => choose(next, start, last)}
      />
      {kind === 'custom' && (
        <>
          {day('First day', start, (time) => choose('custom', Math.min(time, last), last))}
          {day('Last day', last, (time) =>
            choose('custom', Math.min(start, time), Math.min(time, end + DAY)),
          )}
        </>
      )}
    </div>
  );
}
