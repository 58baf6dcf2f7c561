import { Search, SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { capitalize, isAcronym } from '@console/shared/format';
import { type MenuEntry, MenuButton } from '@console/shared/ui';
import { cx, Icon, TextInput } from '@console/shared/ui/basic';
import { type Column, type Columns, flatColumns } from './columns.tsx';
import styles from './list-tools.module.css';
import type { ChangeView } from './use-list-view.ts';
import type { TableWidth } from './use-width.ts';
import type { ListView } from './view.ts';
import { fittingColumns, toggledColumns } from './view-columns.ts';

/** Milliseconds without a key press after which the filter is applied. */
const PAUSE = 250;

export type ListToolsProps<Row> = {
  /** `instances`. */
  readonly plural: string;
  readonly columns: Columns<Row>;
  readonly width: TableWidth;
  readonly view: ListView;
  readonly change: ChangeView;
};

/** What is done with a list as a whole: filtering it, choosing its columns. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { plural, width, view, change } = props;
  return (
    <div className={styles.tools}>
      <FilterField
        label={`Filter ${plural}`}
        filter={view.filter}
        onFilter={(filter) => change({ filter })}
      />
      <MenuButton label="View" icon={SlidersHorizontal} entries={entriesOf(props)}>
        {width === 'phone' ? undefined : 'View'}
      </MenuButton>
    </div>
  );
}

type FilterFieldProps = {
  readonly label: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
};

/** The text is in the address after a pause; what changes it there otherwise, such as Back, changes the text. */
function FilterField({ label, filter, onFilter }: FilterFieldProps) {
  const [{ text, sent, seen }, setState] = useState({ text: filter, sent: filter, seen: filter });
  // An own change that arrives must not undo what was typed meanwhile
  if (seen !== filter)
    setState(filter === sent ? { text, sent, seen: filter } : { text: filter, sent: filter, seen: filter });
  const send = (typed: string) => {
    const next = typed.trim();
    setState({ text: typed, sent: next, seen });
    if (next !== sent) onFilter(next);
  };
  const sendText = useEffectEvent(() => send(text));
  // A pause is time
  useEffect(() => {
    const timer = setTimeout(sendText, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send(text);
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    send('');
  };
  return (
    <span className={styles.field}>
      <Icon of={Search} className={cx(styles.lens)} />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        data-shortcut="/"
        className={cx(styles.input)}
        value={text}
        onChange={({ target }) => setState({ text: target.value, sent, seen })}
        onKeyDown={onKeyDown}
        onBlur={() => send(text)}
      />
    </span>
  );
}

/** `cpu` is no word: what stands in the head in capitals stands here so too. */
const labelOf = (header: string) => (isAcronym(header) ? header.toUpperCase() : capitalize(header));

function entriesOf<Row>({ columns, width, view, change }: ListToolsProps<Row>): MenuEntry[] {
  const all = flatColumns(columns);
  const shown = view.columns ?? fittingColumns(columns, width);
  const isChanged = view.sort !== undefined || view.filter !== '' || view.columns !== undefined;
  return [
    { id: 'columns', kind: 'heading', label: 'Columns' },
    // The first is the name of a row, without which it is nothing
    ...all.slice(1).map(({ id, header }): MenuEntry => ({
      id,
      label: labelOf(header),
      checked: shown.includes(id),
      onSelect: () => change({ columns: toggledColumns(columns, shown, id, width) }),
    })),
    ...(width === 'wide' ? [] : sortEntries(all, view, change)),
    { id: 'before-reset', kind: 'separator' },
    {
      id: 'reset',
      label: 'Reset view',
      disabledReason: isChanged ? undefined : 'Nothing has been changed',
      onSelect: () => change({ sort: undefined, filter: '', columns: undefined }),
    },
  ];
}

/** The order, where not every column has a head to press. */
function sortEntries<Row>(all: readonly Column<Row>[], { sort }: ListView, change: ChangeView): MenuEntry[] {
  const radio = (id: string, label: string, checked: boolean, next: ListView['sort']): MenuEntry => ({
    id: `sort ${id}`,
    kind: 'radio',
    label,
    checked,
    onSelect: () => change({ sort: next }),
  });
  const descending = sort?.descending ?? false;
  return [
    { id: 'sort', kind: 'heading', label: 'Sort by' },
    radio('none', 'Usual order', !sort, undefined),
    ...all
      .filter(({ value }) => value)
      .map(({ id, header }) => radio(id, labelOf(header), sort?.column === id, { column: id, descending })),
    ...(sort
      ? [
          { id: 'direction', kind: 'heading' as const, label: 'Direction' },
          radio('up', 'Ascending', !descending, { ...sort, descending: false }),
          radio('down', 'Descending', descending, { ...sort, descending: true }),
        ]
      : []),
  ];
}
