import type { Page } from '@playwright/test';
import { dialog } from '../support/console.ts';

/** The controls of the form of a new range. */
export function rangeForm(page: Page) {
  const form = dialog(page, 'Add IP range');
  return {
    form,
    first: form.getByRole('textbox', { name: /^First/ }),
    last: form.getByRole('textbox', { name: /^Last/ }),
    submit: form.getByRole('button', { name: 'Add IP range' }),
  };
}
