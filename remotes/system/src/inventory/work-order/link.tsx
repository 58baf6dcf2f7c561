import { useMemo } from 'react';
import { useCommands } from '@console/shared/routing';
import { Link } from '@console/shared/ui';

const LABEL = 'Work order';

/** A link to the work order of a part, which the palette has too. */
export function WorkOrderLink({ part, to }: { part: string; to: string }) {
  useCommands(useMemo(() => [{ group: part, label: LABEL, to }], [part, to]));
  return <Link to={to}>{LABEL}</Link>;
}
