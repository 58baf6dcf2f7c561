import { useMemo, useState } from 'react';
import { isKind, type SwitchPort } from '@console/shared/api';
import { nameError } from '@console/shared/format';
import { fetchToShow, useLoaded } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { SetChanges, NOTHING, useSetEdit } from '@console/shared/sets';
import { Button, Checkbox, Message, RadioGroup } from '@console/shared/ui';
import { GuardField } from '../../health/guard-field.tsx';
import { mayCutOff } from '../../health/guard.ts';
import { useGuard } from '../../health/use-guard.ts';
import { useVerdict } from '../../health/use-verdict.ts';
import { allSwitchPorts } from '../../rack/queries.ts';
import { type SettingsView, withoutKeys } from '../../rack/settings-view.ts';
import { useLotNames } from '../../rack/use-lot-names.ts';
import { portName } from '../../switch-ports/rows.ts';
import { DiffList } from '../diff-list.tsx';
import { diffSettings, worstRisk } from '../diff.ts';
import type { Draft } from '../draft.ts';
import styles from '../port-settings.module.css';
import { RISK_TEXTS } from '../risk-texts.ts';
import { draftOf, keysOf } from '../to-create.ts';
import { callToCreate, readWhole, refuseTaken } from '../write.ts';
import { ApplySteps, type Prepared } from './apply-steps.tsx';
import { draftFrom, linesOf, SETTINGS_LINES } from './lines.ts';
import { NewSettings } from './new-settings.tsx';
import { Collisions } from './collisions.tsx';
import { useCollisions } from './use-collisions.ts';
import { applyTo } from './ports.ts';
import type { Step } from './steps.ts';

const MODES = [
  {
    value: 'place',
    label: 'In place',
    hint: 'Every port that uses these settings gets the changes.',
  },
  {
    value: 'new',
    label: 'As new',
    hint: 'Saves under another name and applies port by port. The previous settings stay as a fallback. Both cannot hold the same address.',
  },
];

export interface ReviewProps {
  view: SettingsView;
  /** The settings when the page was opened. */
  base: Draft;
  wanted: Draft;
  /** Sentences about the parts of the settings that the draft does not contain. */
  losses: readonly string[];
  onStep: (step: Step) => void;
}

/** Shows the effects of the changes, how they are saved, and the steps of applying them (docs/screens/operator.md section 9.9). */
export function Review({ view, base, wanted, losses, onStep }: ReviewProps) {
  const { id, name } = view.settings;
  const lots = useLotNames();
  const ports = useLoaded(allSwitchPorts()).items.filter(({ portSettingsId }) => portSettingsId === id);
  const baseLines = useMemo(() => linesOf(base), [base]);
  const edit = useSetEdit(baseLines, SETTINGS_LINES);
  const mine = useMemo(() => linesOf(wanted), [wanted]);
  const conflict = edit.conflict(mine);
  const target = useMemo(
    () => (conflict ? draftFrom(conflict.lines, name) : wanted),
    [conflict, name, wanted],
  );
  // The changes from the current settings: another user may have changed the settings since the page was opened
  const stored = useMemo(
    () => (conflict ? draftFrom(conflict.edit.theirs, name) : base),
    [conflict, name, base],
  );
  const lines = useMemo(() => diffSettings(stored, target), [stored, target]);
  const risk = worstRisk(lines);
  const before = useVerdict();
  const [mode, setMode] = useState('place');
  const [newName, setNewName] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [isSure, setSure] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure>();
  const [prepared, setPrepared] = useState<Prepared>();
  const isNew = mode === 'new';
  const changed = isNew ? ports.filter((port) => !kept.has(port.id)) : ports;
  const cut = risk === 'cut' || risk === 'session' ? changed.map((port) => port.id) : [];
  const guard = useGuard()(new Set(cut));
  const collisions = useCollisions(target, view, changed, isNew ? newName : undefined);

  /** Reads the settings again before they are written; changes of other users are reviewed first. */
  const prepare = async () => {
    setFailure(undefined);
    try {
      let keys = keysOf({ bgpPeers: [] });
      let former = base;
      const chosen = await edit.settle(mine, async () => {
        const whole = await readWhole(name);
        keys = keysOf(whole);
        former = draftOf(withoutKeys(whole), lots).draft;
        return linesOf(former);
      });
      if (!chosen) {
        toast({ variant: 'info', content: 'It already has these values' });
        return;
      }
      if (idsOf(ports) !== idsOf(await readPorts(id))) {
        setFailure(OTHER_PORTS);
        return;
      }
      const draft = draftFrom(chosen, isNew ? newName : name);
      setPrepared({
        saveLabel: `Save settings ${draft.name}`,
        save: async () => {
          if (isNew) await refuseTaken(draft.name);
          await callToCreate(draft, keys).send();
        },
        wasSaved: async () => {
          const whole = await readWhole(draft.name).catch(noneThere);
          return whole !== undefined && isSameDraft(draftOf(withoutKeys(whole), lots).draft, draft);
        },
        ports: isNew ? changed.map((port) => ({ port, apply: () => applyTo(port, draft.name) })) : [],
        before,
        watched: changed,
        former,
        goBack: isNew
          ? { ports: changed.map((port) => ({ port, apply: () => applyTo(port, name) })) }
          : { save: () => callToCreate(former, keys).send() },
      });
      onStep('Apply');
    } catch (error) {
      if (error instanceof Error && error.name !== 'AbortError')
        setFailure({ title: 'Could not read the settings again', text: error.message });
    }
  };

  if (prepared)
    return (
      <ApplySteps
        prepared={prepared}
        onStep={onStep}
        onAgain={() => {
          setPrepared(undefined);
          onStep('Review');
        }}
      />
    );
  const reason =
    conflict?.reason ??
    reasonOf({
      isNothing: lines.length === 0,
      isFree: !isNew || collisions.length === 0,
      isNamed: !isNew || nameError(newName) === undefined,
      isSure: !mayCutOff(guard) || isSure,
      isAgreed: losses.every((loss) => agreed.has(loss)),
    });
  return (
    <div className={styles.cards}>
      {conflict && <SetChanges conflict={conflict} noun="Part" />}
      <DiffList lines={lines} label="What changes" />
      {risk && <Message variant={risk === 'quiet' ? 'info' : 'notice'}>{RISK_TEXTS[risk]}</Message>}
      <p>
        {ports.length === 0
          ? 'No port uses these settings, so no traffic is affected.'
          : `Ports with these settings: ${ports.map(portName).join(', ')}`}
      </p>
      <RadioGroup label="Save as" name="save-as" column options={MODES} value={mode} onChange={setMode} />
      {isNew && <NewSettings name={newName} onName={setNewName} ports={ports} kept={kept} onKept={setKept} />}
      {isNew && <Collisions texts={collisions} />}
      {losses.map((loss) => (
        <Checkbox
          key={loss}
          checked={agreed.has(loss)}
          onChange={(event) =>
            setAgreed(
              (now) =>
                new Set(event.target.checked ? [...now, loss] : [...now].filter((one) => one !== loss)),
            )
          }
        >
          Save anyway: {loss}
        </Checkbox>
      ))}
      <GuardField guard={guard} isAgreed={isSure} onAgree={setSure} />
      {failure !== undefined && (
        <Message variant="destructive" live="alert" title={failure.title}>
          {failure.text}
        </Message>
      )}
      <div className={styles.step}>
        <Button variant="ghost" onClick={() => onStep('Change')}>
          Back to the changes
        </Button>
        <Button variant="primary" disabledReason={reason} onClick={() => void prepare()}>
          {lines.length === 0 ? NOTHING : 'Apply'}
        </Button>
      </div>
    </div>
  );
}

/** Undefined for a 404; any other error is thrown. */
function noneThere(error: unknown): undefined {
  if (!isKind(error, 'not-found')) throw error;
}

interface Failure {
  readonly title: string;
  readonly text: string;
}

const OTHER_PORTS: Failure = {
  title: 'The ports with these settings have changed',
  text: 'No change was made. Review the ports, then apply again.',
};

const idsOf = (ports: readonly SwitchPort[]): string =>
  ports
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** The ports that have the settings at this moment. */
const readPorts = async (settings: string): Promise<readonly SwitchPort[]> =>
  (await fetchToShow({ ...allSwitchPorts(), staleTime: 0 })).items.filter(
    ({ portSettingsId }) => portSettingsId === settings,
  );

const isSameDraft = (a: Draft, b: Draft): boolean => a.name === b.name && diffSettings(a, b).length === 0;

interface Readiness {
  isNothing: boolean;
  /** Nothing of the new settings is in use elsewhere. */
  isFree: boolean;
  isNamed: boolean;
  isSure: boolean;
  isAgreed: boolean;
}

/** Why the changes cannot be applied now. */
function reasonOf({ isNothing, isFree, isNamed, isSure, isAgreed }: Readiness): string | undefined {
  if (isNothing) return 'No differences';
  if (!isNamed) return 'Enter a valid name for the new settings';
  if (!isFree) return 'These settings cannot be saved as new';
  if (!isAgreed) return 'Confirm the losses first';
  return isSure ? undefined : 'Confirm that you have another way to reach the rack';
}
