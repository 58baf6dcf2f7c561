import { lazy } from '@console/shared/runtime';
import { currentConsole } from '../composition/console.ts';
import { PlainPlace } from '../errors/plain-error.tsx';

const Notice = lazy(
  'The notice of the preview',
  async () => (await import(/* webpackChunkName: "errors" */ './notice.tsx')).PreviewNotice,
  PlainPlace,
);

/** The mark of a preview. Its code is part of the preview's chunk, so it is loaded with the first page. */
export function Preview() {
  const isMarked = [...currentConsole().cohorts.values()].some(({ why }) => why !== 'rollout');
  return isMarked && <Notice />;
}
