import type { Snapshot } from '@console/shared/api';
import type { Changing } from '@console/shared/stuck';

/** The state of a snapshot, to be marked when it lasts too long: only the beginning of its creation is known. */
export const changingOf = ({ id, state, timeCreated }: Snapshot): Changing => ({
  id,
  kind: 'snapshot',
  state,
  since: timeCreated,
});
