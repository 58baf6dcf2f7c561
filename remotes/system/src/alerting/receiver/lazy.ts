import { lazy } from '@console/shared/runtime';
import { InDialog, InPlace } from '@console/shared/ui';

// Forms are fetched when the first one opens, parts of one tab or panel with that tab or panel.

/** One delivery, with its attempts and their meanings. */
export const DeliveryPanel = lazy(
  'Delivery',
  async () =>
    (await import(/* webpackChunkName: "alerting-delivery" */ './delivery-panel.tsx')).DeliveryPanel,
  InDialog,
);

/** Resends everything that has failed since a time. */
export const ResendFailed = lazy(
  'Resend all failed',
  async () => (await import(/* webpackChunkName: "alerting-forms" */ './resend-failed.tsx')).ResendFailed,
  InDialog,
);

export const AddSubscription = lazy(
  'Add subscription',
  async () =>
    (await import(/* webpackChunkName: "alerting-forms" */ './add-subscription.tsx')).AddSubscription,
  InDialog,
);

export const AddSecret = lazy(
  'Add secret',
  async () => (await import(/* webpackChunkName: "alerting-forms" */ './add-secret.tsx')).AddSecret,
  InDialog,
);

/** The steps of a secret's rotation. */
export const RotateSecret = lazy(
  'Rotate secret',
  async () => (await import(/* webpackChunkName: "alerting-forms" */ './rotate.tsx')).RotateSecret,
  InDialog,
);

/** Probes a receiver, and checks a signature. */
export const TestTab = lazy(
  'Test',
  async () => (await import(/* webpackChunkName: "alerting-test" */ './test-tab.tsx')).TestTab,
  InPlace,
);
