import { to } from '@console/shared/routing';
import { useAtomValue } from '@console/shared/state';
import { Link, Message } from '@console/shared/ui';
import { pinnedAtom } from './pinned.ts';

/** The pinned backups, above the list. */
export function PinnedNote() {
  const pinned = useAtomValue(pinnedAtom);
  if (pinned.length === 0) return null;
  return (
    <Message
      title="Pinned"
      items={pinned.map((backup) => (
        <Link key={backup} to={to('/gallery/backups/:backup/summary', { backup })}>
          {backup}
        </Link>
      ))}
    />
  );
}
