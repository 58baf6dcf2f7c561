import { useMemo, useState } from 'react';
import { Table } from '@console/shared/table';
import { arrange } from '../../../shared/table/viewed/arrange.ts';
import { chosenColumns } from '../../../shared/table/viewed/choice.ts';
import { AWAY, COLUMNS, ROWS } from './facts.tsx';
import { draw, Sheet } from './page.tsx';

const LESS = COLUMNS.map(({ id }) => id).filter((id) => id !== AWAY);

/** Order, filter, columns and windowing of `shared/table`. */
function Trial() {
  const [filter, setFilter] = useState('');
  const [isAway, setAway] = useState(false);
  const [sort, setSort] = useState<{ column: string; descending: boolean }>();
  const chosen = isAway ? LESS : undefined;
  const rows = useMemo(
    () => arrange(ROWS, COLUMNS, { sort, filter, columns: chosen }),
    [sort, filter, chosen],
  );
  const columns = useMemo(() => chosenColumns(COLUMNS, chosen, 'wide'), [chosen]);
  const press = (column: string) =>
    setSort((last) => ({ column, descending: last?.column === column && !last.descending }));
  return (
    <Sheet filter={filter} onFilter={setFilter} isAway={isAway} onAway={setAway}>
      <Table label="Disks" rows={rows} columns={columns} copyId={false} sort={{ by: sort, onPress: press }} />
    </Sheet>
  );
}

draw(<Trial />);
