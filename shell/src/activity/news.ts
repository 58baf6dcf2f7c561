import { useAtomValue } from '@console/shared/state';
import { badCountAtom, busyCountAtom } from './state.ts';

/** Summary such as `2 running, 1 failed`: pending requests, and failures since the list was last open; undefined when there are none. */
export function useActivitySummary(): string | undefined {
  const busy = useAtomValue(busyCountAtom);
  const bad = useAtomValue(badCountAtom);
  const parts = [...(busy > 0 ? [`${busy} running`] : []), ...(bad > 0 ? [`${bad} failed`] : [])];
  return parts.length > 0 ? parts.join(', ') : undefined;
}
