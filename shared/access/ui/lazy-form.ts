import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The form or panel over an access list; its code is fetched when the first one opens. */
export const OpenForm = lazy(
  'Form',
  async () => (await import(/* webpackChunkName: "access-forms" */ './open-form.tsx')).OpenForm,
  InDialog,
);

/** Shows who may do what; its code and the roles of all operations are fetched when it opens. */
export const RightsPanel = lazy(
  'Who may do what',
  async () => (await import(/* webpackChunkName: "access-rights" */ './rights/rights-panel.tsx')).RightsPanel,
  InDialog,
);
