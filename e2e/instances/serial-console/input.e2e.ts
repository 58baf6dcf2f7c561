import { clipboard } from '../../support/console.ts';
import { expect, test } from '../../support/test.ts';
import { lines, openRunning, run } from './serial-console.ts';

test('the selection is copied by Ctrl Shift C and by its button, and without one all output', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRunning(page);
  await run(page, 'echo one-word');
  await expect(lines(page).getByText('one-word', { exact: true })).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy selection, or all output' });
  await copy.click();
  await expect.poll(() => clipboard(page)).toMatch(/^UEFI firmware[\s\S]*\none-word\n/);
  const word = await lines(page).getByText('one-word', { exact: true }).boundingBox();
  if (!word) throw new Error('the line is not on the screen');
  await page.mouse.dblclick(word.x + 8, word.y + word.height / 2);
  await page.keyboard.press('Control+Shift+C');
  await expect.poll(() => clipboard(page)).toBe('one-word');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await expect(copy).toBeVisible();
  await copy.click();
  await expect.poll(() => clipboard(page)).toBe('one-word');
});
