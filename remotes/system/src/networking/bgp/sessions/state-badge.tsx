import type { BgpPeerState } from '@console/shared/api';
import { StatusBadge, TipIcon } from '@console/shared/ui';
import { lookOf, stateLook } from './rows.ts';

/** The state of a session as a badge with an explanation. */
export function BgpState({ state }: { state: BgpPeerState }) {
  const { word, help } = stateLook(state);
  return (
    <>
      <StatusBadge entity={lookOf(state)} status={word} />
      {help !== undefined && (
        <>
          {' '}
          <TipIcon>{help}</TipIcon>
        </>
      )}
    </>
  );
}
