import type { Locator, Page } from '@playwright/test';
import { begin, type Order } from '../../support/begin.ts';
import type { Entry } from './copied.ts';
import { rowAction } from '../../support/test.ts';

/** A form or a question, filled in, and what comes of it. */
export interface CopiedForm {
  operation: string;
  entry?: Entry;
  /** Calls before it begins, on both sides. */
  orders?: readonly Order[];
  /** Opens it and fills it in. */
  fill: (page: Page) => Promise<unknown>;
  /** Where the button is: a dialog, else the page. */
  within?: (page: Page) => Locator;
  /** The button that does the same. */
  submit: string;
  /** What is read then, and a part of it. */
  path: string;
  shows: Record<string, unknown>;
  /** A member that differs, because the form continues with another request. */
  but?: string;
  /** The manual change that a user makes to the text first. */
  complete?: (text: string) => string;
}

/** The query of the demo's richest project. */
export const EDGE = 'project=edge-cache';

/** Opens a list, and the question or the form of an action of a row. */
export const asks =
  (list: string, heading: string, row: string, action = 'Delete') =>
  async (page: Page) => {
    await begin(page, list, { heading });
    await rowAction(page, row, action);
  };
