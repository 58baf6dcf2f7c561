import type { Page } from '@playwright/test';
import { tell } from './mock.ts';

/** Makes the next call of an operation fail. */
export const spoil = (page: Page, operation: string, rule: object): Promise<void> =>
  tell(page, 'faults', { operation, count: 1, ...rule });
