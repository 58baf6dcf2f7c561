import type { AnyHandler } from './call.ts';
import { computeHandlers } from './compute/handlers.ts';
import { metricsHandlers } from './metrics/handlers.ts';
import { networkingHandlers } from './networking/handlers.ts';
import { poolsHandlers } from './pools/handlers.ts';
import { rackHandlers } from './rack/handlers.ts';
import { silosHandlers } from './silos/handlers.ts';
import { storageHandlers } from './storage/handlers.ts';
import { supportHandlers } from './support/handlers.ts';
import { webhooksHandlers } from './webhooks/handlers.ts';

/** Every handler by operation. An operation that is missing here answers 501. */
export const handlers: { readonly [operation: string]: AnyHandler | undefined } = {
  ...computeHandlers,
  ...metricsHandlers,
  ...networkingHandlers,
  ...poolsHandlers,
  ...rackHandlers,
  ...silosHandlers,
  ...storageHandlers,
  ...supportHandlers,
  ...webhooksHandlers,
};
