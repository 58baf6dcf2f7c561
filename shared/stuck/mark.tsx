import { Hourglass } from 'lucide-react';
import { cx, describeByRow, Icon, toneClass, Tooltip } from '@console/shared/ui';
import { adviceOn, type Changing, hasLimit, isTakingLong, useMoment } from './changing.ts';
import styles from './stuck.module.css';

/** Mark of a state that lasts too long. */
export const TAKING_LONG = 'Taking longer than usual';

/** The mark in a list, beside the state: nothing while the state lasts as usual. */
export const TakingLongMark = ({ of }: { of: Changing }) => (hasLimit(of) ? <Mark of={of} /> : null);

/** Apart, because only rows whose state may last too long need a clock. */
function Mark({ of }: { of: Changing }) {
  const moment = useMoment();
  if (!isTakingLong(of, moment)) return null;
  return (
    <Tooltip title={TAKING_LONG} content={adviceOn(of, moment)} describe={false} onPress>
      <button
        ref={describeByRow}
        type="button"
        className={cx(styles.mark, toneClass('notice'))}
        aria-label={TAKING_LONG}
      >
        <Icon of={Hourglass} size="sm" />
      </button>
    </Tooltip>
  );
}
