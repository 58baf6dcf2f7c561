import { CircleStop, Play } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { TimeseriesSchema } from '@console/shared/api';
import { useSearchParams } from '@console/shared/router';
import { useCommands } from '@console/shared/routing';
import { lazy } from '@console/shared/runtime';
import { Button, cx, InPlace, MenuButton, Skeleton } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { errorPosition, markedAt, withSince } from './errors.ts';
import { Editor } from './editor.tsx';
import type { Example } from './examples.ts';
import styles from './explorer.module.css';
import { Failure } from './failure.tsx';
import { Findings } from './findings.tsx';
import { MOST_CHARACTERS } from './language.ts';
import { lint } from './lint.ts';
import { SchemaBrowser } from './schema-browser.tsx';
import { type Ask, useRun } from './use-run.ts';

// Charts are fetched with the first result
const Result = lazy(
  'The result',
  async () => (await import(/* webpackChunkName: "oxql-result" */ './result.tsx')).Result,
  InPlace,
  <Skeleton kind="page" />,
);

const REPEATS = [
  { value: 'off', label: 'Off', every: undefined },
  { value: '10s', label: '10s', every: 10_000 },
  { value: '1m', label: '1m', every: 60_000 },
] as const;

const PERIODS = ['5m', '1h', '24h', '7d'] as const;

export interface ExplorerProps {
  ask: Ask;
  schemas: readonly TimeseriesSchema[];
  examples: readonly Example[];
  /** The menu that copies the query as a command. */
  copyAs: (query: string) => ReactNode;
}

/** The explorer of measurements: editor, result and history (docs/screens/operator.md section 9.5). */
export function Explorer({ ask, schemas, examples, copyAs }: ExplorerProps) {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('query') ?? '';
  const [text, setText] = useState(inAddress);
  const [repeat, setRepeat] = useState<(typeof REPEATS)[number]['value']>('off');
  const [known, setKnown] = useState(inAddress);
  const input = useRef<HTMLTextAreaElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const { answer, error, isRunning, past, run, stop } = useRun(ask);
  const findings = useMemo(() => lint(text, schemas), [text, schemas]);
  const place = error?.query === text ? errorPosition(error.message, text) : undefined;
  const view = search.get('view') === 'table' ? 'table' : 'chart';
  const showsFirst = search.get('first') === 'show';
  // Back and Forward restore the query of their address
  if (known !== inAddress) {
    setKnown(inAddress);
    if (inAddress !== '' && inAddress !== text) setText(inAddress);
  }
  const change = (name: string, value: string | undefined, replace = true) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        next.delete('run');
        return next;
      },
      { replace },
    );
  const runNow = async () => {
    if (text.trim() === '') return;
    if (text.length <= MOST_CHARACTERS && text !== inAddress) change('query', text, inAddress === '');
    else if (search.has('run')) change('run', undefined);
    if (!(await run(text))) setRepeat('off');
  };
  // Runs once when a link requests it; nothing else runs automatically
  const onOpen = useEffectEvent(() => {
    if (search.get('run') === '1') void runNow();
  });
  useEffect(() => {
    const timer = setTimeout(() => onOpen());
    return () => clearTimeout(timer);
  }, []);
  const every = REPEATS.find(({ value }) => value === repeat)?.every;
  // The text may be a query that is still being typed
  const onTick = useEffectEvent(async () => {
    if (!document.hidden && !isRunning && answer && !(await run(answer.query))) setRepeat('off');
  });
  // A timer
  useEffect(() => {
    if (every === undefined) return undefined;
    const timer = setInterval(() => void onTick(), every);
    return () => clearInterval(timer);
  }, [every]);
  const replaceText = (next: string, caret = next.length) => {
    setText(next);
    input.current?.focus();
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  };
  const insert = (piece: string) => {
    const at = input.current?.selectionStart ?? text.length;
    replaceText(text.slice(0, at) + piece + text.slice(input.current?.selectionEnd ?? at), at + piece.length);
  };
  useCommands(
    useMemo(() => [{ group: 'Actions', label: 'Run query', run: () => runButton.current?.click() }], []),
  );
  return (
    <div className={cx(styles.explorer, schemas.length > 0 && styles.withSchemas)}>
      {schemas.length > 0 && <SchemaBrowser schemas={schemas} onInsert={insert} />}
      <div className={styles.main}>
        <Editor
          value={text}
          onChange={setText}
          onRun={() => void runNow()}
          schemas={schemas}
          findings={findings}
          refused={place && markedAt(place, text)}
          input={input}
        />
        <div className={styles.bar}>
          {isRunning ? (
            <Button icon={CircleStop} onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button
              ref={runButton}
              variant="primary"
              icon={Play}
              disabledReason={text.trim() === '' ? 'Type a query first' : undefined}
              onClick={() => void runNow()}
            >
              Run
            </Button>
          )}
          <MenuButton
            label="Times"
            entries={PERIODS.map((period) => ({
              id: period,
              label: `Last ${period}`,
              onSelect: () => replaceText(withSince(text, period)),
            }))}
          >
            Times
          </MenuButton>
          <MenuButton
            label="Examples"
            entries={examples.map(({ title, query }) => ({
              id: title,
              label: title,
              onSelect: () => replaceText(query),
            }))}
          >
            Examples
          </MenuButton>
          {past.length > 0 && (
            <MenuButton
              label="History"
              entries={past.map(({ query, isFailed }) => ({
                id: query,
                label: `${isFailed ? 'Failed: ' : ''}${query.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
                onSelect: () => replaceText(query),
              }))}
            >
              History
            </MenuButton>
          )}
          {answer && (
            <MenuButton
              label="Repeat"
              entries={REPEATS.map(({ value, label }) => ({
                id: value,
                kind: 'radio',
                label,
                checked: value === repeat,
                onSelect: () => setRepeat(value),
              }))}
            >
              {repeat === 'off' ? 'Repeat' : `Repeat: ${repeat}`}
            </MenuButton>
          )}
          {copyAs(text)}
        </div>
        <Findings
          findings={findings}
          onFix={({ from, to, fix = '' }) => replaceText(text.slice(0, from) + fix + text.slice(to))}
        />
        {error && (
          <Failure
            message={error.message}
            place={place}
            text={text}
            onGo={(offset) => {
              input.current?.focus();
              input.current?.setSelectionRange(offset, offset);
            }}
            onFix={replaceText}
          />
        )}
        {answer && (
          <>
            <SegmentedControl
              label="View"
              options={[
                { value: 'chart', label: 'Chart' },
                { value: 'table', label: 'Table' },
              ]}
              value={view}
              onChange={(next) => change('view', next === 'table' ? next : undefined)}
            />
            <Result
              answer={answer}
              schemas={schemas}
              view={view}
              showsFirst={showsFirst}
              onShowFirst={(shows) => change('first', shows ? 'show' : undefined)}
            />
          </>
        )}
      </div>
    </div>
  );
}
