import { jobsAtom } from '@console/shared/query';
import { confirm, signOut, store } from '@console/shared/runtime';

/**
 * Signs out. Pending jobs are stopped and cleaned up first, because after the sign-out they can no longer delete what they have created.
 * The user confirms this.
 */
export function signOutSafely(): void {
  const jobs = [...store.get(jobsAtom).values()].flatMap(({ title, stop }) =>
    stop ? [{ title, stop }] : [],
  );
  if (jobs.length === 0) {
    void signOut();
    return;
  }
  confirm({
    title: 'Confirm sign out',
    danger: true,
    body: `Signing out cancels running jobs: ${jobs.map(({ title }) => title).join(', ')}. Their partial results are deleted.`,
    errorTitle: 'Could not sign out',
    action: async () => {
      await Promise.all(jobs.map(({ stop }) => stop()));
      await signOut();
    },
  });
}
