import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The form or panel over an access list; its code is fetched when the first one opens. */
export const OpenForm = lazy(
  'Form',
  async () => (await import(/* webpackChunkName: "access-forms" */ './open-form.tsx')).OpenForm,
  InDialog,
);
