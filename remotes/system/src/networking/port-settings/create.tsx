import { useMemo } from 'react';
import { FullPageForm, useForm, useWatch } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { Link, Message, PageHeader } from '@console/shared/ui';
import { allPortSettings, portSettingsView } from '../rack/queries.ts';
import type { SettingsView } from '../rack/settings-view.ts';
import { PortsHelp } from '../switch-ports/frame.tsx';
import type { Draft } from './draft.ts';
import { SettingsFields } from './form/fields.tsx';
import { settingsSchema, type SettingsValues } from './form/schema.ts';
import { Summary } from './form/summary.tsx';
import { useRuleContext } from './form/use-rule-context.ts';
import { draftOf, keysOf } from './to-create.ts';
import { WithLots } from './with-lots.tsx';
import { callToCreate, readWhole, refuseTaken } from './write.ts';

const LIST = to('/system/networking/port-settings');

const NOTHING: SettingsValues = {
  name: '',
  description: '',
  geometry: 'qsfp28x1',
  links: [],
  interfaces: [],
  addresses: [],
  routes: [],
  peers: [],
};

export function Component() {
  const [search] = useSearchParams();
  const from = search.get('from');
  // The route has loaded it
  const { data } = useQuery(portSettingsView(from ?? ''), { enabled: from !== null });
  return (
    <>
      <PageHeader title="New port settings" help={<PortsHelp />} />
      {from === null ? <NewSettings values={NOTHING} /> : data && <Clone view={data} />}
    </>
  );
}

/** A copy of existing settings, without their name. */
const Clone = ({ view }: { view: SettingsView }) => (
  <WithLots view={view}>
    {(lots) => <NewSettings values={{ ...draftOf(view, lots).draft, name: '' }} from={view.settings.name} />}
  </WithLots>
);

interface NewSettingsProps {
  values: Draft;
  /** The copied settings, whose peers may keep their keys. */
  from?: string;
}

function NewSettings({ values, from }: NewSettingsProps) {
  const context = useRuleContext();
  const schema = useMemo(() => settingsSchema(context), [context]);
  const form = useForm(schema, values);
  const draft: Draft = useWatch({ control: form.control, compute: (all: SettingsValues) => all });
  const isTaken = useQuery(allPortSettings()).data?.items.some(({ name }) => name === draft.name) ?? false;
  const send = async (body: Draft) => {
    await refuseTaken(body.name);
    const keys = from === undefined ? undefined : keysOf(await readWhole(from));
    await callToCreate(body, keys).send();
  };
  return (
    <FullPageForm
      form={form}
      submitLabel="Create port settings"
      cancelTo={LIST}
      call={(body) => callToCreate(body)}
      onSubmit={send}
      onSuccess={(_, { name }) =>
        toast({
          content: (
            <>
              Port settings <b>{name}</b> created
            </>
          ),
        })
      }
      next={to('/system/networking/port-settings/:portSettings', { portSettings: draft.name || '-' })}
      summary={<Summary draft={draft} />}
    >
      {isTaken && (
        <Message variant="notice" live="status" title={`Port settings ${draft.name} already exist`}>
          Settings with this name would replace them on every port that uses them. Choose another name, or{' '}
          <Link to={to('/system/networking/port-settings/:portSettings/edit', { portSettings: draft.name })}>
            edit {draft.name}
          </Link>
          .
        </Message>
      )}
      <SettingsFields form={form} context={context} />
    </FullPageForm>
  );
}
