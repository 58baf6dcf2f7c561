import type { WebhookReceiver } from '@console/shared/api';

/** `true`, or the reason why a receiver cannot be probed. Everyone who sees it may. */
export const mayProbe = ({ secrets }: Pick<WebhookReceiver, 'secrets'>): true | string =>
  secrets.length > 0 || 'Add a secret first: requests cannot be signed without one';
