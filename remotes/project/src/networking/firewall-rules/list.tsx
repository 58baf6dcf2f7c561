import { Rows3, TriangleAlert } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { VpcFirewallRule } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { refetched, useLoaded } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { useCommands, useParams } from '@console/shared/routing';
import { ListTab, type OwnSelection, wholePage } from '@console/shared/table';
import { lazy } from '@console/shared/runtime';
import { Button, InDialog } from '@console/shared/ui';
import { firewallRules } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { moveAction, ruleActions } from './actions.tsx';
import { Ask } from './ask.tsx';
import { RuleBulkBar } from './bulk.tsx';
import { changeOf, type TableChange } from './change.ts';
import { ruleColumns } from './columns.tsx';
import { adviceOf } from './effective/advice.ts';
import { Movable } from './movable.tsx';
import { editPath, newRulePath, portRulePath, staysInList } from './paths.ts';
import { MAX_RULES, RULES_FULL } from './rule-set.ts';
import { useMoveRefusal, useMoves } from './use-moves.ts';
import { useQuestion } from './use-question.ts';
import { useViewPart } from './use-view-part.ts';
import styles from './list.module.css';

// Its chunk contains the forms
const ChangeDialog = lazy(
  'Change firewall rules',
  async () =>
    (await import(/* webpackChunkName: "firewall-rules-change" */ './change-dialog.tsx')).ChangeDialog,
  InDialog,
);

const EMPTY = {
  title: 'No firewall rules',
  body: 'Without a rule, no inbound traffic is allowed. Create one to see it here.',
  create: 'New rule',
};

const IF_SAVED = 'This applies to the moved rules, which are not saved yet.';

const nameOf = ({ name }: VpcFirewallRule) => name;

export function Component() {
  const { project, vpc } = useParams('/projects/:project/vpcs/:vpc');
  const place = useMemo(() => ({ project, vpc }), [project, vpc]);
  const { rules } = useLoaded(firewallRules(project, vpc));
  const list = `firewall rules of ${project} ${vpc}`;
  const [all, showAll] = useViewPart(list, 'show-all');
  const [odd, showOdd] = useViewPart(list, 'show-warnings');
  const [question, ask] = useViewPart(list, 'show-for');
  const [asked, setAsked] = useState<{ change: TableChange; selection?: OwnSelection }>();
  const { rule: open } = useRawParams();
  const moves = useMoves(list, rules);
  const answer = useQuestion(place, moves.rules, question);
  // Each rule is compared with those before it, for which a move does not wait
  const judged = useDeferredValue(moves.rules);
  const advice = useMemo(() => adviceOf(judged, answer.facts), [judged, answer.facts]);
  const isWhole = all !== '';
  const isOdd = odd !== '' && advice.size > 0;
  const rows = useMemo(
    () => (isOdd ? answer.rules.filter(({ name }) => advice.has(name)) : answer.rules),
    [isOdd, answer, advice],
  );
  const page = useMemo(() => wholePage(list, rows), [list, rows]);
  const moveRefusal = useMoveRefusal(rows.length === rules.length);
  const { priorities } = moves;
  const isMoved = moves.moved.length > 0;
  const columns = useMemo(() => {
    const was = new Map(
      rules.filter(({ name }) => priorities.has(name)).map(({ name, priority }) => [name, priority]),
    );
    return ruleColumns({ place, isWhole, advice, moves: { was, refusal: moveRefusal } });
  }, [place, isWhole, advice, rules, priorities, moveRefusal]);
  const context = useMemo(
    () => ({ place, rules, moves, moveRefusal, onConflict: (change: TableChange) => setAsked({ change }) }),
    [place, rules, moves, moveRefusal],
  );
  const actions = useMemo(() => ruleActions(context), [context]);
  const create = {
    label: 'New rule',
    to: newRulePath(place),
    reason: rules.length >= MAX_RULES ? RULES_FULL : undefined,
  };
  useRuleCommands(place, rules);
  return (
    <>
      <Movable moves={moves} up={moveAction(context, 'up')} down={moveAction(context, 'down')}>
        <ListTab
          plural="Firewall rules"
          page={page}
          columns={columns}
          actions={actions}
          rowId={nameOf}
          activeId={open}
          create={create}
          empty={emptyOf(rules, answer.rules)}
          headerActions={
            rules.length > 0 && (
              <>
                {advice.size > 0 && (
                  <Toggle isOn={isOdd} onToggle={(on) => showOdd(on)} icon={TriangleAlert}>
                    {`Show ${pluralize(advice.size, 'warning')}`}
                  </Toggle>
                )}
                <Toggle isOn={isWhole} onToggle={(on) => showAll(on)} icon={Rows3}>
                  <span className={styles.long}>Expand all</span>
                </Toggle>
              </>
            )
          }
          bulk={(chosen, selection) => (
            <RuleBulkBar
              rows={chosen}
              selection={selection}
              onAsk={(verb, names) => setAsked({ change: changeOf(verb, names, rules), selection })}
            />
          )}
        >
          {rules.length > 0 && (
            <Ask
              question={question}
              onAsk={ask}
              lines={isMoved && question !== '' ? [...answer.lines, IF_SAVED] : answer.lines}
              hidden={question === '' ? 0 : answer.rules.length - rows.length}
              onShow={() => showOdd('')}
            />
          )}
        </ListTab>
      </Movable>
      {isMoved && moves.code && (
        <moves.code.MovesBar
          count={moves.moved.length}
          staysAt={staysInList(place)}
          onReview={() => setAsked({ change: changeOf('move', moves.moved, rules, priorities) })}
          onDiscard={moves.discard}
        />
      )}
      {asked && (
        <ChangeDialog
          place={place}
          change={asked.change}
          onDone={() => {
            asked.selection?.clear();
            setAsked(undefined);
            // The old order must not return for a moment
            if (asked.change.priorities) void refetched().then(moves.discard);
          }}
          onDismiss={() => setAsked(undefined)}
        />
      )}
      <Outlet />
    </>
  );
}

/** The rules that apply can be hidden by the other filter. */
function emptyOf(rules: readonly VpcFirewallRule[], answer: readonly VpcFirewallRule[]) {
  if (rules.length === 0) return EMPTY;
  return answer.length === 0 ? NONE_APPLIES : NONE_SHOWN;
}

const NONE_APPLIES = {
  title: 'No rule applies',
  body: 'Try another address, instance, or port, or clear the field.',
};
const NONE_SHOWN = { title: 'No warnings', body: 'None of the rules that apply has a warning.' };

interface ToggleProps {
  readonly isOn: boolean;
  readonly onToggle: (value: string) => void;
  readonly icon: typeof Rows3;
  readonly children: ReactNode;
}

/** A toggle button of the view. */
function Toggle({ isOn, onToggle, icon, children }: ToggleProps) {
  return (
    <Button
      variant={isOn ? 'secondary' : 'ghost'}
      icon={icon}
      aria-pressed={isOn}
      onClick={() => onToggle(isOn ? '' : 'yes')}
    >
      {children}
    </Button>
  );
}

/** Palette entries: a new rule, one that opens a port, and all rules. */
function useRuleCommands(place: VpcPlace, rules: readonly VpcFirewallRule[]): void {
  useCommands(
    useMemo(
      () => [
        { group: 'Actions', label: 'New rule', to: newRulePath(place) },
        ...(rules.length < MAX_RULES
          ? [{ group: 'Actions', label: 'Open a port…', to: portRulePath(place) }]
          : []),
        ...rules.map(({ name }) => ({
          group: 'Go to firewall rule',
          label: name,
          to: editPath(place, name),
        })),
      ],
      [place, rules],
    ),
  );
}
