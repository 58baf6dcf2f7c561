import { expect, type Page } from '@playwright/test';

/** Tells the mock that lives in the page: mock/README.md, "Control endpoints". */
export async function tell(page: Page, control: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([path = '', text = '']) => (await fetch(path, { method: 'POST', body: text })).status,
    [`/__mock/${control}`, JSON.stringify(body)],
  );
  expect(status, `answer to ${control}`).toBeLessThan(300);
}

/** How often an operation was called since the page was loaded. */
export const callsOf = (page: Page, operation: string): Promise<number> =>
  page.evaluate(async (id) => {
    const state: unknown = await (await fetch('/__mock/state')).json();
    const calls: unknown = typeof state === 'object' && state !== null && 'calls' in state ? state.calls : {};
    const count: unknown = typeof calls === 'object' && calls !== null ? Reflect.get(calls, id) : 0;
    return Number(count ?? 0);
  }, operation);

/** What the API in the page answers to a GET, as it is on the wire. */
export const read = (page: Page, path: string): Promise<Record<string, unknown>> =>
  page.evaluate(async (url) => {
    const body: unknown = await (await fetch(url)).json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  }, path);

/** Removes all faults. */
export async function lift(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/__mock/faults', { method: 'DELETE' }));
}
