import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { runAction } from '@console/shared/actions';
import type { Instance } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { useLocation } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { lazy, usePageRefusal } from '@console/shared/runtime';
import { useMoment } from '@console/shared/stuck';
import { Button, ButtonLink, cx, Icon, InPlace } from '@console/shared/ui';
import { externalIps } from '../../../base/instances/queries.ts';
import { powerActions } from '../actions.tsx';
import { isOnMetrics } from '../detail/tabs.ts';
import styles from './glance.module.css';
import { keepOpen, wasOpen } from './kept.ts';
import { addressText, stateText } from './sentence.ts';

const More = lazy(
  'Details',
  async () => (await import(/* webpackChunkName: "instance-glance" */ './more.tsx')).More,
  InPlace,
);

interface GlanceProps {
  readonly project: string;
  readonly instance: Instance;
  readonly onTroubleshoot: () => void;
}

/**
 * One line under the title of an instance, on every tab (docs/screens/compute-storage.md section 5.1). It uses only data that the page
 * has anyway; further data is requested when it is expanded.
 */
export function Glance({ project, instance, onTroubleshoot }: GlanceProps) {
  const id = useId();
  const moment = useMoment();
  const [isOpen, setOpen] = useState(wasOpen);
  const addresses = useQuery(externalIps(project, instance.name)).data?.items;
  const toggle = () => {
    setOpen(!isOpen);
    keepOpen(!isOpen);
  };
  const place = addressText(addresses);
  const hasFailed = instance.runState === 'failed';
  const { pathname } = useLocation();
  const beforeChart = isOnMetrics(pathname, { project, instance: instance.name });
  return (
    <section
      className={cx(styles.glance, hasFailed ? styles.failed : beforeChart && styles.beforeChart)}
      aria-label="At a glance"
    >
      <div className={styles.line}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon of={ChevronDown} className={cx(styles.arrow, isOpen && styles.turned)} />
          <span>
            {stateText(instance, moment)}
            {place !== undefined && <span className={styles.place}> · {place}</span>}
          </span>
        </button>
        <div className={styles.ways}>
          {hasFailed && <Remedies project={project} instance={instance} />}
          <Button size="sm" onClick={onTroubleshoot}>
            Troubleshoot connection
          </Button>
        </div>
      </div>
      <div id={id} hidden={!isOpen} className={styles.more}>
        {isOpen && <More project={project} instance={instance} />}
      </div>
    </section>
  );
}

/** The ways out for a failed instance. */
function Remedies({ project, instance }: Omit<GlanceProps, 'onTroubleshoot'>) {
  const refusal = usePageRefusal();
  const start = powerActions(project).find(({ id }) => id === 'start');
  return (
    <>
      {start && (
        <Button size="sm" disabledReason={refusal} onClick={() => runAction(start, instance)}>
          Start now
        </Button>
      )}
      <ButtonLink
        size="sm"
        to={to('/projects/:project/instances/:instance/serial-console', { project, instance: instance.name })}
      >
        Serial console
      </ButtonLink>
    </>
  );
}
