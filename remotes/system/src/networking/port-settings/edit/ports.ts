import { isKind, networkingSwitchPortApplySettings, type SwitchPort } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { linkState } from '../../switch-ports/link-state.ts';
import { placeOf, portStatus } from '../../switch-ports/queries.ts';

export const applyTo = (port: SwitchPort, portSettings: string): Promise<unknown> =>
  callTo(networkingSwitchPortApplySettings, { ...placeOf(port), body: { portSettings } }).send();

/** Milliseconds between two reads of a link. */
const LOOK = 2000;

/** Resolves when the link of a port is up, or when the user stops waiting. Rejects when the session has ended: the next step is a write. */
export async function linkIsUp(port: SwitchPort, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const raw = await portStatus(port)
      .queryFn({ signal: new AbortController().signal })
      .catch((error: unknown) => {
        if (isKind(error, 'unauthorized')) throw error;
      });
    if (raw !== undefined && linkState(raw).state === 'up') return;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK);
    });
  }
}
