import { isKind, type SupportBundleInfo } from '@console/shared/api';
import { fetchToShow, type Job, reportJob } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { onIdentityEnd, toast } from '@console/shared/runtime';
import { shortId } from './crumbs.ts';
import { bundleById } from './queries.ts';
import { paceAfter } from './states.ts';

/** Time after which a bundle is not followed any longer. */
const MOST = 30 * 60_000;

/** The followed bundles by id, each with its controller. */
const followed = new Map<string, () => void>();

/** Reports in the activity and by a toast, on any page, how the collecting of a bundle ends. A second call does nothing. */
export function followBundle({ id, timeCreated }: SupportBundleInfo): void {
  if (followed.has(id)) return;
  const startedAt = Date.now();
  const link = to('/system/support-bundles/:supportBundle', { supportBundle: id });
  let timer: ReturnType<typeof setTimeout>;
  const report = (state: Job['state'], note?: string) =>
    reportJob({
      id: `support bundle ${id}`,
      title: `Collect support bundle ${shortId(id)}`,
      state,
      note,
      startedAt: timeCreated.getTime(),
      to: link,
      ...(state !== 'running' && { endedAt: Date.now() }),
    });
  const end = (state: Job['state'], note?: string) => {
    report(state, note);
    followed.delete(id);
  };
  const look = async (): Promise<void> => {
    const age = Date.now() - startedAt;
    if (age > MOST) return end('given up', 'Still collecting');
    // A hidden tab sends no requests
    const bundle = document.hidden ? undefined : await fetchToShow(bundleById(id)).catch(gone);
    if (!followed.has(id)) return undefined;
    if (bundle === null) return end('given up', 'The support bundle was deleted');
    if (bundle?.state === 'active') {
      end('done');
      toast({ content: 'Support bundle ready', link: { label: 'Open', to: link } });
    } else if (bundle?.state === 'failed') {
      end('failed', bundle.reasonForFailure ?? undefined);
      toast({ variant: 'error', title: 'Support bundle failed', content: bundle.reasonForFailure ?? '' });
    } else if (bundle?.state === 'destroying') end('given up', 'The support bundle is being deleted');
    else timer = setTimeout(() => void look(), paceAfter(age));
    return undefined;
  };
  followed.set(id, () => clearTimeout(timer));
  report('running');
  timer = setTimeout(() => void look(), paceAfter(0));
}

/** `null` for a bundle that no longer exists; a failed request is retried later. */
const gone = (error: unknown): null | undefined => (isKind(error, 'not-found') ? null : undefined);

onIdentityEnd(() => {
  for (const stop of followed.values()) stop();
  followed.clear();
});
