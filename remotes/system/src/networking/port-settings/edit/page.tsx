import { useMemo, useState } from 'react';
import { FullPageForm, useForm, useWatch } from '@console/shared/forms';
import { isSameAddress } from '@console/shared/format';
import { useLoaded } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { Message, PageHeader } from '@console/shared/ui';
import { portSettingsView } from '../../rack/queries.ts';
import type { SettingsView } from '../../rack/settings-view.ts';
import { PortsHelp } from '../../switch-ports/frame.tsx';
import type { Draft } from '../draft.ts';
import { SettingsFields } from '../form/fields.tsx';
import { settingsSchema, type SettingsValues } from '../form/schema.ts';
import { Summary } from '../form/summary.tsx';
import { useRuleContext } from '../form/use-rule-context.ts';
import styles from '../port-settings.module.css';
import { draftOf, type Drafted } from '../to-create.ts';
import { WithLots } from '../with-lots.tsx';
import { Review } from './review.tsx';
import { type Step, STEPS } from './steps.ts';

export function Component() {
  const { portSettings } = useParams('/system/networking/port-settings/:portSettings/edit');
  const view = useLoaded(portSettingsView(portSettings));
  return (
    <>
      <PageHeader title={`Edit ${view.settings.name}`} help={<PortsHelp />} />
      <WithLots view={view}>{(lots) => <EditSettings view={view} opened={draftOf(view, lots)} />}</WithLots>
    </>
  );
}

function EditSettings({ view, opened }: { view: SettingsView; opened: Drafted }) {
  // The settings when the page was opened
  const [{ draft: base, losses }] = useState(opened);
  const [wanted, setWanted] = useState(base);
  const [step, setStep] = useState<Step>('Change');
  const [search] = useSearchParams();
  // Its editor opens once, not again on the way back from the review
  const [peer, setPeer] = useState(search.get('peer') ?? undefined);
  return (
    <>
      <ol className={styles.bar} aria-label="Steps">
        {STEPS.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {one}
          </li>
        ))}
      </ol>
      {step === 'Change' ? (
        <Change
          view={view}
          values={wanted}
          peer={peer}
          onReview={(draft) => {
            setPeer(undefined);
            setWanted(draft);
            setStep('Review');
          }}
        />
      ) : (
        <Review view={view} base={base} wanted={wanted} losses={losses} onStep={setStep} />
      )}
    </>
  );
}

interface ChangeProps {
  view: SettingsView;
  values: Draft;
  /** Address of the peer that a link leads to. */
  peer: string | undefined;
  onReview: (draft: Draft) => void;
}

function Change({ view, values, peer, onReview }: ChangeProps) {
  const context = useRuleContext(view.settings.id);
  const schema = useMemo(() => settingsSchema(context), [context]);
  const form = useForm(schema, values);
  const draft: Draft = useWatch({ control: form.control, compute: (all: SettingsValues) => all });
  return (
    <FullPageForm
      form={form}
      submitLabel="Review changes"
      cancelTo={to('/system/networking/port-settings/:portSettings', { portSettings: view.settings.name })}
      onSubmit={(body) => body}
      onSuccess={(_, body) => onReview(body)}
      summary={<Summary draft={draft} />}
    >
      {peer !== undefined && !values.peers.some(({ addr }) => isSameAddress(addr, peer)) && (
        <Message variant="notice">These settings have no peer {peer}.</Message>
      )}
      <SettingsFields form={form} context={context} isEdit openPeer={peer} />
    </FullPageForm>
  );
}
