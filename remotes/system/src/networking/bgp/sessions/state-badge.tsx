import type { BgpPeerState } from '@console/shared/api';
import { StatusBadge, TipIcon, useNow } from '@console/shared/ui';
import { lookOf, stateLook } from './rows.ts';

/** The state of a session as a badge with an explanation; a warning when it has not come up for more than a minute. */
export function BgpState({ state, since }: { state: BgpPeerState; since: Date }) {
  const now = useNow('halfMinute');
  const { word, help } = stateLook(state);
  return (
    <>
      <StatusBadge entity={lookOf(state, now - since.getTime())} status={word} />
      {help !== undefined && (
        <>
          {' '}
          <TipIcon>{help}</TipIcon>
        </>
      )}
    </>
  );
}
