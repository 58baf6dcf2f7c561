import type { BgpPeerState } from '@console/shared/api';
import { StatusBadge, useNow } from '@console/shared/ui';
import { BGP_STATES, lookOf } from './rows.ts';

/** The state of a session in words, with what it means; loud when it has been waiting for more than a minute. */
export function BgpState({ state, since }: { state: BgpPeerState; since: Date }) {
  const now = useNow('halfMinute');
  const { word, help } = BGP_STATES[state];
  return <StatusBadge entity={lookOf(state, now - since.getTime())} status={word} note={help} />;
}
