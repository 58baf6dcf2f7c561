import { runAction } from '@console/shared/actions';
import type { Instance } from '@console/shared/api';
import { formatAge } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { usePageRefusal } from '@console/shared/runtime';
import { Button, ButtonLink, Message, useNow } from '@console/shared/ui';
import { powerActions } from '../actions.tsx';
import { nextOf } from '../auto-restart.ts';
import styles from './properties.module.css';
import type { InstancePlace } from './tabs.ts';

/** Says on the page of a failed instance since when, what happens next, and what can be done now. */
export function FailedNotice({ instance, place }: { instance: Instance; place: InstancePlace }) {
  const now = useNow('second');
  const refusal = usePageRefusal();
  if (instance.runState !== 'failed') return null;
  const start = powerActions(place.project).find(({ id }) => id === 'start');
  return (
    <div className={styles.notice}>
      <Message
        variant="destructive"
        action={
          <>
            {start && (
              <Button size="sm" disabledReason={refusal} onClick={() => runAction(start, instance)}>
                Start now
              </Button>
            )}
            <ButtonLink
              size="sm"
              to={to('/projects/:project/instances/:instance/serial-console', { ...place })}
            >
              Serial console
            </ButtonLink>
          </>
        }
      >
        {`Failed ${formatAge(instance.timeRunStateUpdated, new Date(now))} ago. ${nextOf(instance, now)}`}
      </Message>
    </div>
  );
}
