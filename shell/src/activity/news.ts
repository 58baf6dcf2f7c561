import { useAtomValue } from '@console/shared/state';
import { badCountAtom, busyCountAtom } from './state.ts';

/** `2 running, 1 failed`: what goes on, and what went wrong since somebody looked; undefined when there is nothing to tell. */
export function useActivitySummary(): string | undefined {
  const busy = useAtomValue(busyCountAtom);
  const bad = useAtomValue(badCountAtom);
  const news = [...(busy > 0 ? [`${busy} running`] : []), ...(bad > 0 ? [`${bad} failed`] : [])];
  return news.length > 0 ? news.join(', ') : undefined;
}
