import type { ReactNode } from 'react';
import { formatDuration } from '@console/shared/format';
import { toast } from '@console/shared/runtime';
import type { Following } from './follow.ts';

/**
 * Shows a toast that a change has started, unless it has ended already, and then one about its end.
 * @param begun absent: the caller shows the start
 */
export function sayChange(following: Following, begun?: ReactNode): void {
  if (begun !== undefined && !following.isOver) toast({ variant: 'info', content: begun });
  void sayEnd(following);
}

/** Shows how a change has ended, with a link to the resource. Screen readers announce the toast like every other. */
async function sayEnd(following: Following): Promise<void> {
  const { noun, name, to, settles } = following;
  const { phase, startedAt, endedAt = startedAt, reason } = await following.ended;
  const link = { label: `Go to ${noun}`, to };
  const subject = noun.charAt(0).toUpperCase() + noun.slice(1);
  if (phase === 'done') {
    const time = settles.isPlain ? '' : ` in ${formatDuration(endedAt - startedAt)}`;
    const content = (
      <>
        {subject} <b>{name}</b> {settles.done}
        {time}
      </>
    );
    toast({ content, link });
  } else {
    const title =
      phase === 'failed'
        ? `${subject} ${name} not ${settles.done}`
        : `${subject} ${name} might not be ${settles.done}`;
    toast({ variant: 'error', title, content: reason, link });
  }
}
