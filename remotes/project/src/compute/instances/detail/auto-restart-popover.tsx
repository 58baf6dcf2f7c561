import { ChevronRight, RotateCcw } from 'lucide-react';
import type { Instance } from '@console/shared/api';
import { formatAge, wordFor } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import {
  ExternalLink,
  Icon,
  IconButton,
  Link,
  Popover,
  PropertiesTable,
  Property,
  Spinner,
  Tag,
  useNow,
} from '@console/shared/ui';
import { outlookOf, POLICY_LABELS, sentenceOf } from '../auto-restart.ts';
import styles from './auto-restart-popover.module.css';
import type { InstancePlace } from './tabs.ts';

const TITLE = 'Auto-restart status';

/** Whether and when a failed instance restarts automatically (docs/screens/compute-storage.md section 5.1). */
export function AutoRestartPopover({ instance, place }: { instance: Instance; place: InstancePlace }) {
  return (
    <Popover
      label={TITLE}
      trigger={(props) => <IconButton {...props} size="xs" label={TITLE} icon={RotateCcw} />}
    >
      {(close) => <Status instance={instance} place={place} onLeave={close} />}
    </Popover>
  );
}

function Status({
  instance,
  place,
  onLeave,
}: {
  instance: Instance;
  place: InstancePlace;
  onLeave: () => void;
}) {
  const now = useNow('second');
  const outlook = outlookOf(instance, now);
  const { autoRestartEnabled, autoRestartPolicy, autoRestartCooldownExpiration: cooldown } = instance;
  return (
    <div className={styles.status}>
      <PropertiesTable columns={1} inset={false}>
        <Property label="Auto-restart">
          {autoRestartEnabled ? <Tag tone="success">Enabled</Tag> : <Tag tone="notice">Disabled</Tag>}
        </Property>
        <Property label="Policy">
          <Link
            to={to('/projects/:project/instances/:instance/settings', { ...place })}
            className={styles.policy}
            onClick={onLeave}
          >
            <Tag>
              {autoRestartPolicy ? wordFor(POLICY_LABELS, autoRestartPolicy).toLowerCase() : 'Default'}
            </Tag>
            <Icon of={ChevronRight} size="sm" />
          </Link>
        </Property>
        {autoRestartEnabled && cooldown && (
          <Property label="Cooldown">
            {outlook === 'soon' ? (
              <>
                Restarting soon… <Spinner size="sm" />
              </>
            ) : (
              `Waiting (${formatAge(new Date(now), cooldown)})`
            )}
          </Property>
        )}
      </PropertiesTable>
      <p className={styles.sentence}>{sentenceOf(instance, now)}</p>
      <ExternalLink href={docsUrl('guides/managing-instances#_auto_restart')} icon>
        Instance auto-restart
      </ExternalLink>
    </div>
  );
}
