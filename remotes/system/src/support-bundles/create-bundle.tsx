import { isApiError, supportBundleCreate } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { confirm, toast } from '@console/shared/runtime';
import { followBundle } from './follow.ts';

/** HTTP 507 Insufficient Storage: the existing bundles fill the available space. */
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
      // The oldest is the first to delete
      link: { label: 'Delete one', to: `${to('/system/support-bundles')}?sort=created` },
    });
  }
}

/** Asks for confirmation, then starts to collect a bundle (docs/screens/operator.md section 6.1). */
export function askForBundle(): void {
  confirm({
    title: 'Create support bundle',
    body: 'Collection takes a few minutes and continues when you leave this page. A bundle has logs and system state and may contain sensitive data. Inspect it before you share it.',
    errorTitle: 'Could not create support bundle',
    request: callTo(supportBundleCreate),
    action: create,
  });
}
