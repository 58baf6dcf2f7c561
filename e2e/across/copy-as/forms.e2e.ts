import { copyAs, essence, HttpApi } from './copied.ts';
import { INSTANCE_FORMS } from './copied-instances.ts';
import { RESOURCE_FORMS } from './copied-resources.ts';
import { callsOf, read } from '../../support/mock.ts';
import { FULL, sample } from '../../support/setting.ts';
import { expect, test } from '../../support/test.ts';
import { isLeftOut } from '../../../tools/machine/programs.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.skip(isLeftOut('curl'), 'WITHOUT names curl');

let api: HttpApi;
test.beforeAll(async () => {
  api = await HttpApi.start();
});
test.afterAll(() => api.stop());

for (const [what, form] of sample(Object.entries({ ...RESOURCE_FORMS, ...INSTANCE_FORMS }), 9))
  test(`a copied command creates the same as the form: ${what}`, { tag: FULL }, async ({ page }) => {
    const { operation, entry = 'curl', orders, fill, within, submit, path, shows, but, complete } = form;
    await api.begin(orders);
    await fill(page);
    const scope = within?.(page) ?? page;
    const text = await copyAs(page, scope, entry);
    expect(await callsOf(page, operation), 'calls made by copying').toBe(0);
    await api.run(page, complete?.(text) ?? text);
    await scope.getByRole('button', { name: submit, exact: true }).click();
    await expect(async () => {
      const made = await api.read(path);
      expect(made).toMatchObject(shows);
      expect(essence(await read(page, path), but)).toEqual(essence(made, but));
    }).toPass({ timeout: 20_000 });
    expect(await callsOf(page, operation)).toBe(1);
  });
