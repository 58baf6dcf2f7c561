import type { Disk } from '@console/shared/api';
import { usePageRefusal } from '@console/shared/runtime';
import { Button } from '@console/shared/ui';
import { mayGrow } from '../actions.tsx';

/** Opens the plan of a larger disk from the details of a disk. */
export function GrowButton({ disk, onGrow }: { disk: Disk; onGrow: (disk: Disk) => void }) {
  const may = mayGrow(disk);
  const refusal = usePageRefusal() ?? (may === true ? undefined : may);
  return (
    <p>
      <Button size="sm" disabledReason={refusal} onClick={() => onGrow(disk)}>
        Grow…
      </Button>
    </p>
  );
}
