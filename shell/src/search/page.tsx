import { useState } from 'react';
import { humanize } from '@console/shared/format';
import { Link, useSearchParams } from '@console/shared/router';
import { Button, CopyButton, Icon, PageHeader, Spinner, TextInput } from '@console/shared/ui/basic';
import { useSession } from '../place/session.ts';
import { contextOf } from './context.ts';
import { MIN_LENGTH } from './classify.ts';
import { hasPage } from './has-page.ts';
import { type Hit, labelOf } from './hits.ts';
import { kindOf, placeOfKind } from './kinds.ts';
import { hitKey } from './rank.ts';
import type { Found } from './search.ts';
import { resultCount } from './sentence.ts';
import { useFound } from './use-found.ts';
import styles from './page.module.css';

/** Maximum rows of one kind before the button that shows the others. */
const AT_FIRST = 50;

/** All results of a search, by kind (docs/screens/operator.md section 9.4). */
export function Component() {
  const [params, setParams] = useSearchParams();
  const text = params.get('q') ?? '';
  const { found, stop } = useFound(text, useSession());
  const inOrder = found.hits.toSorted((a, b) => placeOfKind(a.kind) - placeOfKind(b.kind));
  const groups = [...Map.groupBy(inOrder, labelOf)];
  return (
    <>
      <PageHeader title="Search" />
      <div className={styles['page']}>
        <search>
          <TextInput
            aria-label="Search everything"
            placeholder="Name, ID, IP or MAC address, or state"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setParams({ q: target.value }, { replace: true })}
            onKeyDown={({ key }) => {
              if (key === 'Escape') stop();
            }}
          />
        </search>
        <p role="status" className={styles['status']}>
          {found.isRunning ? 'Searching…' : statusOf(text, found)}
        </p>
        {found.isRunning && (
          <p className={styles['progress']}>
            <Spinner />
            <Button size="sm" onClick={stop}>
              Stop
            </Button>
          </p>
        )}
        {groups.map(([label, hits]) => (
          <Group key={label} title={label} hits={hits} />
        ))}
      </div>
    </>
  );
}

function statusOf(text: string, { hits, sentence }: Found): string {
  if (text.trim().length < MIN_LENGTH) return 'Type at least three characters.';
  return sentence === '' ? resultCount(hits.length) : sentence;
}

function Group({ title, hits }: { title: string; hits: readonly Hit[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? hits : hits.slice(0, AT_FIRST);
  return (
    <section aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      <ul className={styles['list']}>
        {shown.map((hit) => (
          <Row key={hitKey(hit)} hit={hit} />
        ))}
      </ul>
      {shown.length < hits.length && (
        <Button onClick={() => setAll(true)}>{`Show ${hits.length - shown.length} more`}</Button>
      )}
    </section>
  );
}

function Row({ hit }: { hit: Hit }) {
  const { kind, id, name, to, sledTo, state } = hit;
  const opens = to !== undefined && hasPage(to);
  return (
    <li className={styles['row']}>
      <Icon of={kindOf(kind).icon} />
      {opens ? <Link to={to}>{name}</Link> : <span>{name}</span>}
      <span className={styles['context']}>{contextOf(hit)}</span>
      {state !== undefined && <span className={styles['state']}>{humanize(state)}</span>}
      {!opens && <CopyButton text={id} label={`Copy ID of ${name}`} />}
      {!opens && sledTo !== undefined && <Link to={sledTo}>View sled</Link>}
    </li>
  );
}
