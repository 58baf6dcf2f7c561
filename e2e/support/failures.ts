import { test, type Page } from '@playwright/test';
import { tell } from './mock.ts';

/** Makes the next call of an operation fail. */
export const spoil = (page: Page, operation: string, rule: object): Promise<void> =>
  tell(page, 'faults', { operation, count: 1, ...rule });

/** The ways in which a call that changes something can fail: in words, as a rule of the fault switch, and the message shown. */
const FAILURES = [
  ['is not allowed', { status: 403 }, 'Action not authorized'],
  ['cannot be done now', { status: 503, message: 'The region is being moved' }, 'The region is being moved'],
  ['succeeds unreadably', { body: '{"id": ' }, /^Error reading API response/],
  ['does not arrive', { abort: true }, /^The server could not be reached/],
] as const;

/**
 * Makes the next call of an operation fail in each way, one after the other. `check` sends the call and expects the message; the
 * form or dialog must still be open afterwards, so one page is enough for all ways.
 */
export async function eachFailure(
  page: Page,
  operation: string,
  check: (message: string | RegExp) => Promise<void>,
): Promise<void> {
  for (const [what, rule, message] of FAILURES)
    await test.step(`a call that ${what}`, async () => {
      await spoil(page, operation, rule);
      await check(message);
    });
}
