import { usePageRefusal } from '@console/shared/runtime';
import { ButtonLink } from '@console/shared/ui';
import { NO_ROOM } from '../firewall-rules/effective/allow-rule.ts';
import { newRulePath } from '../firewall-rules/paths.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { Allowance } from './allow.ts';
import styles from './reachability.module.css';

interface AllowButtonsProps {
  readonly place: VpcPlace;
  readonly allowances: readonly Allowance[];
  /** The number of steps that stop the traffic for other reasons. */
  readonly others: number;
}

/** Links to the form of a rule that allows the traffic, one for each end whose rules stop it. */
export function AllowButtons({ place, allowances, others }: AllowButtonsProps) {
  const refusal = usePageRefusal();
  return (
    <div className={styles.allow}>
      {allowances.map(({ direction, instance, values }) => (
        <ButtonLink
          key={direction}
          size="sm"
          to={newRulePath(place, values)}
          disabledReason={refusal ?? (values ? undefined : NO_ROOM)}
        >
          {allowances.length === 1
            ? 'Allow this traffic'
            : `Allow this traffic ${direction === 'inbound' ? 'into' : 'out of'} ${instance}`}
        </ButtonLink>
      ))}
      {others > 0 && 'A rule alone is not enough: other steps stop the traffic too.'}
    </div>
  );
}
