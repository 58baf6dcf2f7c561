import { type KeyboardEvent, useId, useState } from 'react';
import { Check } from 'lucide-react';
import { ALL, instanceList, projectList } from '@console/shared/api';
import { everyPage, query, useQuery } from '@console/shared/query';
import { Link, useLocation, useNavigate } from '@console/shared/router';
import { cx, Icon, Skeleton, TextInput } from '@console/shared/ui/basic';
import { pathOf, type Switchable } from '../place/switch-target.ts';
import styles from './switch-list.module.css';

/** Maximum number of rendered rows; typing filters longer lists. */
const DRAWN = 100;

export interface SwitchListProps {
  readonly what: Switchable;
  readonly onDone: () => void;
}

const namesOf = (what: Switchable) =>
  what.kind === 'project'
    ? everyPage<{ name: string }>((pageToken) => query(projectList, { query: { limit: ALL, pageToken } }))
    : everyPage<{ name: string }>((pageToken) =>
        query(instanceList, { query: { project: what.project, limit: ALL, pageToken } }),
      );

/** The projects, or the instances of the project: typed letters filter, arrows and Enter choose. */
export function SwitchList({ what, onDone }: SwitchListProps) {
  const id = useId();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, isError } = useQuery(namesOf(what));
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const current = what.kind === 'project' ? what.project : what.instance;
  const plural = `${what.kind}s`;
  const found = (data?.items ?? [])
    .map(({ name }) => name)
    .filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const shown = found.slice(0, DRAWN);
  const chosen = shown[Math.min(active, shown.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onDone();
      void navigate(pathOf(what, chosen, pathname));
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault();
      setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + shown.length) % shown.length);
    }
  };
  return (
    <div className={styles['panel']}>
      <TextInput
        role="combobox"
        aria-label={`Filter ${plural}`}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${shown.indexOf(chosen)}`}
        autoComplete="off"
        autoFocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label={plural} className={styles['list']}>
        {shown.map((name, index) => (
          <Link
            key={name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={name === chosen}
            className={cx(styles['option'])}
            to={pathOf(what, name, pathname)}
            onClick={onDone}
          >
            <span className={styles['name']}>{name}</span>
            {name === current && <Icon of={Check} size="sm" label="current" />}
          </Link>
        ))}
      </div>
      {data === undefined && !isError && <Skeleton width="100%" />}
      <p role="status" className={styles['note']}>
        {noteOf(found.length, data !== undefined, isError, plural)}
      </p>
    </div>
  );
}

function noteOf(count: number, isRead: boolean, isFailed: boolean, plural: string): string {
  if (isFailed) return `The ${plural} could not be loaded.`;
  if (!isRead) return '';
  if (count === 0) return `No ${plural} match.`;
  return count > DRAWN ? `${count - DRAWN} more. Type to narrow the list.` : '';
}
