import { open } from '../support/console.ts';
import { test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const FERNHILL = '/system/silos/fernhill';

test('a provider that does not exist is not found', { tag: FULL }, async ({ page }) => {
  await open(page, `${FERNHILL}/idps/saml/nobody`, 'Page not found');
});
