import { networkingSwitchPortApplySettings, type SwitchPort } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { linkState } from '../../switch-ports/link-state.ts';
import { placeOf, portStatus } from '../../switch-ports/queries.ts';

/** Applies settings to a port. */
export const applyTo = (port: SwitchPort, portSettings: string): Promise<unknown> =>
  callTo(networkingSwitchPortApplySettings, { ...placeOf(port), body: { portSettings } }).send();

/** Milliseconds between two reads of a link. */
const LOOK = 2000;

/** Resolves when the link of a port is up, or when the user stops waiting. */
export async function linkIsUp(port: SwitchPort, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const raw = await portStatus(port)
      .queryFn({ signal: new AbortController().signal })
      .catch(() => undefined);
    if (raw !== undefined && linkState(raw).state === 'up') return;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK);
    });
  }
}
