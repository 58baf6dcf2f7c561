import type { Instance } from '@console/shared/api';
import { CardForm, SelectField, useForm, useServerValue } from '@console/shared/forms';
import { formatAge } from '@console/shared/format';
import { docsUrl, toast } from '@console/shared/runtime';
import { DateTime, ExternalLink, PropertiesTable, Property, TipIcon, useNow } from '@console/shared/ui';
import { outlookOf, POLICY_LABELS } from '../auto-restart.ts';
import { changeSettings, settingsCall } from '../../../base/instances/change-settings.ts';
import { DEFAULT_POLICY, restartSchema } from './schema.ts';

const POLICIES = [
  { value: DEFAULT_POLICY, label: 'Default' },
  { value: 'never', label: POLICY_LABELS.never },
  { value: 'best_effort', label: POLICY_LABELS.best_effort },
];

/** Whether an instance restarts automatically after a failure (docs/screens/compute-storage.md section 5.7). */
export function RestartCard({ instance, project }: { instance: Instance; project: string }) {
  const policy = instance.autoRestartPolicy ?? DEFAULT_POLICY;
  const form = useForm(restartSchema, { policy });
  useServerValue(form, 'policy', policy);
  return (
    <CardForm
      form={form}
      title="Auto-restart"
      description="Decides whether the instance restarts after it fails."
      submitLabel="Save"
      errorTitle="Could not update auto-restart policy"
      footer={
        <>
          Learn more about{' '}
          <ExternalLink href={docsUrl('guides/managing-instances#_auto_restart')} icon>
            Auto-Restart
          </ExternalLink>
        </>
      }
      call={({ policy: autoRestartPolicy }) => settingsCall(project, instance, { autoRestartPolicy })}
      onSubmit={({ policy: autoRestartPolicy }) => changeSettings(project, instance, { autoRestartPolicy })}
      onSuccess={() => toast({ content: 'Instance auto-restart policy updated' })}
    >
      <SelectField
        form={form}
        name="policy"
        label="Policy"
        hint="The current platform default is best effort."
        items={POLICIES}
      />
      <PropertiesTable columns={2} inset={false} label="Auto-restart state">
        <Property label="Cooldown expiration">
          <Cooldown instance={instance} />
          <TipIcon>Earliest time of the next automatic restart.</TipIcon>
        </Property>
        <Property label="Last auto-restarted">
          {instance.timeLastAutoRestarted ? <DateTime date={instance.timeLastAutoRestarted} /> : 'N/A'}
          <TipIcon>Time of the last automatic restart. Manual starts do not count.</TipIcon>
        </Property>
      </PropertiesTable>
    </CardForm>
  );
}

function Cooldown({ instance }: { instance: Instance }) {
  const now = useNow('second');
  const { autoRestartCooldownExpiration: cooldown, runState } = instance;
  if (!cooldown) return 'N/A';
  const outlook = runState === 'failed' ? outlookOf(instance, now) : 'never';
  return (
    <>
      <DateTime date={cooldown} />
      {outlook === 'soon' && <span>(restarting soon)</span>}
      {outlook === 'waiting' && <span>({formatAge(new Date(now), cooldown)})</span>}
    </>
  );
}
