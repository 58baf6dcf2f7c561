import type { Page } from '@playwright/test';
import { tell } from '../support/mock.ts';

/** How a lazy chunk comes to be needed. */
export interface Opener {
  /** Page that is open before, by its path; absent: the chunk is needed by the document itself. */
  readonly at?: string;
  /** What a person does there. */
  readonly open: (page: Page) => Promise<unknown>;
  /** A field to type into before, whose text must still be there at the end. */
  readonly field?: string;
  /** A message says that it could not be loaded, and the same action tries again. */
  readonly again?: 'action';
  /** The page also fetches it when it is idle, so it is lost from the start of the page. */
  readonly isEarly?: true;
  /** The palette needs it too, and cannot show that the rest of the console works. */
  readonly isOfPalette?: true;
  /** Waits for what is shown instead of the part; there is no "Try again" for the part alone. */
  readonly instead?: (page: Page) => Promise<unknown>;
}

/** Changes the URL as a link does: the router listens, no document is loaded. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Goes to a page. */
export const to = (path: string) => (page: Page) => go(page, path);
/** Presses the first button of a name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** Follows the first link with a name. */
export const follow = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first().click();
/** Presses a key. */
export const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
export const key = (name: string) => (page: Page) => page.keyboard.press(name);
/** Types into the palette. */
export const searchFor = (text: string) => async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Quick actions' }).getByRole('combobox').fill(text);
};
/** Chooses an action of the menu of a row. */
export const rowAction = (row: string, action: string) => async (page: Page) => {
  const line = page.getByRole('row').filter({ has: page.getByText(row, { exact: true }) });
  await line.getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
/** Selects a row and clicks a button of the selection bar. */
export const bulkAction = (row: string, action: string) => async (page: Page) => {
  if (!(await page.getByRole('checkbox', { name: 'Select all rows' }).isVisible()))
    await press('Select')(page);
  await page.getByRole('checkbox', { name: `Select ${row}`, exact: true }).check();
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByRole('button', { name: action, exact: true }).click();
};
/** Opens a page whose document has another configuration. */
const configured = (path: string, before: string, after: string) => async (page: Page) => {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(before, after);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
};
/** Opens a page of a console that reports about itself. */
export const reporting = (path: string) => configured(path, '"endpoint":""', '"endpoint":"/reports"');
/** Opens a page to which another area adds something at a place. */
export const extended = (path: string, place: string) => {
  const row = '"name":"settings","label"';
  return configured(path, row, `"extends":[{"place":"${place}","id":"a","label":"Added"}],${row}`);
};
/** Waits for a text. */
export const text = (shown: RegExp) => (page: Page) => page.getByText(shown).first().waitFor();
/** Waits for the message that an action has not sent anything. */
export const nothingSent = (page: Page) =>
  page
    .getByText(/so nothing was sent/)
    .first()
    .waitFor();
/** Waits for a result of the search. */
export const found = (name: RegExp) => (page: Page) => page.getByRole('option', { name }).first().waitFor();

/** Waits for the heading of a page. */
export const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** Makes an operation of the mock API fail, then does something. */
export const failing =
  (operation: string, status: number, act: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await tell(page, 'faults', { operation, status });
    await act(page);
  };

/** Opens a page as another user, and presses a button that is disabled for a missing role. */
export const refused = (user: string, path: string, button: string) => async (page: Page) => {
  await page.context().addCookies([{ name: 'msw-user', value: user, domain: '127.0.0.1', path: '/' }]);
  await page.goto(path);
  const control = page.getByRole('button', { name: button, exact: true, disabled: true });
  await control.first().click({ force: true });
};
