import { Pin } from 'lucide-react';
import { useAtom } from '@console/shared/state';
import { Button } from '@console/shared/ui';
import { pinnedAtom } from './pinned.ts';

/** Pins a backup. */
export function PinButton({ name }: { name: string }) {
  const [pinned, setPinned] = useAtom(pinnedAtom);
  const isPinned = pinned.includes(name);
  return (
    <Button
      icon={Pin}
      aria-pressed={isPinned}
      onClick={() => setPinned(isPinned ? pinned.filter((one) => one !== name) : [...pinned, name])}
    >
      Pin
    </Button>
  );
}
