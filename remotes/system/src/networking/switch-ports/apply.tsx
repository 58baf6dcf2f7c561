import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { networkingSwitchPortApplySettings } from '@console/shared/api';
import { ComboboxField, field, ModalForm, useForm, useWatch } from '@console/shared/forms';
import { type Call, callTo, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { Message, Skeleton } from '@console/shared/ui';
import { GuardField } from '../health/guard-field.tsx';
import { mayCutOff } from '../health/guard.ts';
import { useGuard } from '../health/use-guard.ts';
import { DiffList } from '../port-settings/diff-list.tsx';
import { diffSettings, type DiffLine, worstRisk } from '../port-settings/diff.ts';
import { RISK_TEXTS } from '../port-settings/risk-texts.ts';
import { draftOf } from '../port-settings/to-create.ts';
import { otherAsn } from '../rack/one-asn.ts';
import { allBgpConfigs, allPortSettings, portSettingsView, viewsById } from '../rack/queries.ts';
import { useApplied } from '../rack/use-applied.ts';
import { useLotNames } from '../rack/use-lot-names.ts';
import { placeOf } from './queries.ts';
import type { PortRow } from './rows.ts';

const schema = v.object({ settings: field.choice() });

export interface ApplySettingsProps {
  ports: readonly PortRow[];
  onDismiss: () => void;
  onApplied?: () => void;
}

/** Applies settings to ports after a review of the differences (docs/screens/operator.md sections 3.2 and 9.9). */
export function ApplySettings({ ports, onDismiss, onApplied }: ApplySettingsProps) {
  const form = useForm(schema, { settings: null });
  const settings = useQuery(allPortSettings());
  const chosen = useWatch({ control: form.control, name: 'settings' });
  const plan = usePlan(ports, chosen);
  const judge = useGuard();
  const [isAgreed, setAgreed] = useState(false);
  const cut = plan?.filter(({ lines }) => isCutting(lines)).map(({ port }) => port.id) ?? [];
  const guard = chosen === null ? 'safe' : judge(new Set(cut));
  const collision = useCollision(ports, chosen);
  const name = settings.data?.items.find(({ id }) => id === chosen)?.name ?? '';
  const callFor = (port: PortRow, portSettings: string) =>
    callTo(networkingSwitchPortApplySettings, { ...placeOf(port), body: { portSettings } });
  const [first] = ports;
  const apply = async (portSettings: string) => {
    for (const port of ports) await callFor(port, portSettings).send();
  };
  return (
    <ModalForm
      form={form}
      title="Apply settings"
      submitLabel="Apply"
      errorTitle="Could not apply settings"
      submitDisabledReason={
        collision ??
        (mayCutOff(guard) && !isAgreed ? 'Confirm that you have another way to reach the rack' : undefined)
      }
      width={plan ? 'free' : 'medium'}
      onDismiss={onDismiss}
      {...(ports.length === 1 &&
        first && { call: (body: { settings: string }): Call => callFor(first, body.settings) })}
      onSubmit={({ settings: id }) => apply(id)}
      onSuccess={() => {
        toast({ content: `Settings ${name} applied to ${ports.map((port) => port.name).join(', ')}` });
        onApplied?.();
        onDismiss();
      }}
    >
      <p>{ports.map((port) => `${port.name}: ${port.settings ?? 'no settings'}`).join('; ')}</p>
      <ComboboxField
        form={form}
        name="settings"
        label="Settings"
        placeholder="Select settings"
        items={(settings.data?.items ?? []).map((one) => ({
          value: one.id,
          label: one.name,
          description: one.description,
        }))}
        loading={settings.isPending}
      />
      {chosen !== null && !plan && <Skeleton />}
      {plan?.map(({ port, lines }) => (
        <PortPlan key={port.id} port={port} lines={lines} />
      ))}
      {collision !== undefined && (
        <Message variant="destructive" live="status">
          {collision}.
        </Message>
      )}
      <GuardField guard={guard} isAgreed={isAgreed} onAgree={setAgreed} />
    </ModalForm>
  );
}

const isCutting = (lines: readonly DiffLine[] | undefined): boolean => {
  const worst = lines && worstRisk(lines);
  return worst === 'cut' || worst === 'session';
};

/** Why the server would refuse the selected settings on these ports. */
function useCollision(ports: readonly PortRow[], chosen: string | null): string | undefined {
  const applied = useApplied();
  const configs = useQuery(allBgpConfigs()).data?.items;
  const view = useQuery(portSettingsView(chosen ?? ''), { enabled: chosen !== null }).data;
  return useMemo(
    () => (view && chosen !== null ? otherAsn(ports, view, { applied, configs }) : undefined),
    [ports, chosen, view, applied, configs],
  );
}

interface Planned {
  readonly port: PortRow;
  /** Undefined: the port had no settings. */
  readonly lines: readonly DiffLine[] | undefined;
}

/** The differences that the selected settings make on each port; undefined until they are known. */
function usePlan(ports: readonly PortRow[], chosen: string | null): readonly Planned[] | undefined {
  const ids = [...new Set([...ports.map(({ portSettingsId }) => portSettingsId), chosen].filter(Boolean))];
  const views = useQuery(viewsById(ids.filter((id) => typeof id === 'string')), {
    enabled: chosen !== null,
    keepPrevious: true,
  }).data;
  const lots = useLotNames();
  return useMemo(() => {
    const after = chosen === null ? undefined : views?.get(chosen);
    if (!after) return undefined;
    return ports.map((port) => {
      const before = views?.get(port.portSettingsId ?? '');
      const lines = before && diffSettings(draftOf(before, lots).draft, draftOf(after, lots).draft);
      return { port, lines };
    });
  }, [ports, chosen, views, lots]);
}

function PortPlan({ port, lines }: Planned) {
  if (!lines) return <Message>{port.name} has no settings, so no traffic is interrupted.</Message>;
  const risk = worstRisk(lines);
  return (
    <>
      <DiffList lines={lines} label={`What changes on ${port.name}`} />
      {risk && <Message variant={risk === 'quiet' ? 'info' : 'notice'}>{RISK_TEXTS[risk]}</Message>}
    </>
  );
}
