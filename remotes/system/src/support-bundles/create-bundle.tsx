import { isApiError, supportBundleCreate } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { confirm, toast } from '@console/shared/runtime';
import { followBundle } from './follow.ts';

/** Insufficient storage: the bundles that there are fill the room for them. */
const NO_ROOM = 507;

async function create(): Promise<void> {
  try {
    const bundle = await callTo(supportBundleCreate).send();
    followBundle(bundle);
    toast({
      content: 'Collecting support bundle',
      link: { label: 'Open', to: to('/system/support-bundles/:supportBundle', { supportBundle: bundle.id }) },
    });
  } catch (error) {
    if (!isApiError(error) || error.status !== NO_ROOM) throw error;
    toast({
      variant: 'error',
      title: 'No room for another support bundle',
      content: error.message,
      // The oldest first
      link: { label: 'Delete one', to: `${to('/system/support-bundles')}?sort=created` },
    });
  }
}

/** Asks, then begins to collect a bundle (docs/screens/operator.md section 6.1). */
export function askForBundle(): void {
  confirm({
    title: 'Create support bundle',
    body: 'It takes some minutes to collect, and goes on when you leave the page. The bundle holds logs and state of the platform. What is not in it is not promised: look through it before you send it to anybody.',
    errorTitle: 'Could not create support bundle',
    request: callTo(supportBundleCreate),
    action: create,
  });
}
