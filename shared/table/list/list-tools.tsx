import { Columns3, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropdownMenu, type MenuEntry } from '@console/shared/ui';
import { Button } from '@console/shared/ui/basic';
import { FilterField, type FilterHelp } from './filter-field.tsx';
import styles from './list-tools.module.css';

export type ListToolsProps = {
  /** Name of the rows: `instances`. */
  readonly plural: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly help: FilterHelp;
  /** Entries of the menu; undefined while their code is loading. */
  readonly entries: readonly MenuEntry[] | undefined;
  readonly onOpen: () => void;
  /** Shown after the menu. */
  readonly children?: ReactNode;
};

/** Shown in a menu whose entries are not loaded yet. */
const COMING: readonly MenuEntry[] = [{ id: 'columns', kind: 'heading', label: 'Columns' }];

/** The tools of a list: filter field and menu of columns. */
export function ListTools(props: ListToolsProps) {
  const { plural, filter, onFilter, help, entries = COMING, onOpen } = props;
  return (
    <div className={styles.tools}>
      <FilterField label={`Filter ${plural}`} {...{ filter, onFilter, help }} />
      <DropdownMenu label="View" entries={entries} onOpenChange={onOpen}>
        {(trigger) => (
          <Button {...trigger} variant="ghost" icon={Columns3}>
            <span className={styles.word}>View</span>
          </Button>
        )}
      </DropdownMenu>
      {props.children}
    </div>
  );
}

/** Rows have checkboxes only in selection mode; otherwise a list shows only its columns. */
export function ChooseToggle({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <Button variant={isOn ? 'secondary' : 'ghost'} icon={ListChecks} aria-pressed={isOn} onClick={onToggle}>
      <span className={styles.word}>Select</span>
    </Button>
  );
}
