import { ElementHandle, type Page } from 'puppeteer-core';

/** Elements of a role that the steps use. */
const SELECTORS = {
  button: 'button',
  link: 'a[href]',
  textbox: 'input, textarea',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
} as const;

type Role = keyof typeof SELECTORS;

/**
 * The element of a role with an accessible name, once it can be clicked, inside the row with a text if one is given.
 * Puppeteer's own `aria/…` takes three seconds for each search in Firefox.
 */
async function find(page: Page, role: Role, name: string, row = '') {
  const found = await page.waitForFunction(
    (selector, wanted, inRow) => {
      const nameOf = (element: Element) =>
        (
          element.getAttribute('aria-label') ??
          (element.getAttribute('aria-labelledby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' ')
        ).trim() ||
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element.textContent ?? '')
        ).trim();
      const rows = [...document.querySelectorAll('tr')].filter((one) => one.textContent?.includes(inRow));
      const places = inRow === '' ? [document] : rows;
      return places
        .flatMap((place) => [...place.querySelectorAll(selector)])
        .find(
          (element) =>
            nameOf(element) === wanted &&
            element.getClientRects().length > 0 &&
            element.getAttribute('aria-disabled') !== 'true',
        );
    },
    {},
    SELECTORS[role],
    name,
    row,
  );
  if (!(found instanceof ElementHandle)) throw new Error(`no ${role} ${name}`);
  return found;
}

const click = async (page: Page, role: Role, name: string, row?: string) =>
  (await find(page, role, name, row)).click();

/** Replaces the text of a field by typing. */
async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = await find(page, 'textbox', name);
  await field.focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(value);
}

/** Waits until a text is on the page, or no longer. */
const shows = (page: Page, text: string, isThere = true) =>
  page.waitForFunction(
    (wanted, there) => document.body.innerText.includes(wanted) === there,
    {},
    text,
    isThere,
  );

async function rowAction(page: Page, row: string, action: string): Promise<void> {
  await click(page, 'button', 'Row actions', row);
  await click(page, 'menuitem', action);
}

/** Deletes a row and waits until it is gone. */
async function deleteRow(page: Page, row: string): Promise<void> {
  await rowAction(page, row, 'Delete');
  await click(page, 'button', 'Confirm');
  await page.waitForFunction(
    (name) => ![...document.querySelectorAll('tr')].some((one) => one.textContent?.includes(name)),
    {},
    row,
  );
}

/** Waits until the page background is light, or dark. */
const expectTheme = (page: Page, isLight: boolean) =>
  page.waitForFunction(
    (light) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return (Number(red) + Number(green) + Number(blue)) / 3 > 128 === light;
    },
    {},
    isLight,
  );

async function chooseTheme(page: Page, theme: string): Promise<void> {
  await click(page, 'button', 'User menu');
  await click(page, 'menuitemradio', theme);
}

/** User actions in each area: name of the check, start path, and steps. */
export const STEPS: readonly (readonly [name: string, start: string, run: (page: Page) => Promise<void>])[] =
  [
    [
      'project: a project is created',
      '/projects-new',
      async (page) => {
        await fill(page, 'Name', 'glass-house');
        await click(page, 'button', 'Create project');
        await shows(page, 'Project glass-house created');
      },
    ],
    [
      'project: a project is edited',
      '/projects',
      async (page) => {
        await rowAction(page, 'search-index', 'Edit');
        await fill(page, 'Name', 'find-index');
        await click(page, 'button', 'Update project');
        await shows(page, 'Project find-index updated');
      },
    ],
    ['project: a disk is deleted', '/projects/edge-cache/disks', (page) => deleteRow(page, 'spare-16')],
    [
      'settings: an SSH key is created and deleted',
      '/settings/ssh-keys-new',
      async (page) => {
        await fill(page, 'Name', 'field-laptop');
        await fill(
          page,
          'Public key',
          'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 field',
        );
        await click(page, 'button', 'Add SSH key');
        await shows(page, 'SSH key field-laptop created');
        await deleteRow(page, 'field-laptop');
      },
    ],
    ['system: a silo is deleted', '/system/silos', (page) => deleteRow(page, 'quarry')],
    [
      'the keyboard opens a page through the palette',
      '/projects',
      async (page) => {
        await shows(page, 'edge-cache');
        await page.keyboard.down('Control');
        await page.keyboard.press('k');
        await page.keyboard.up('Control');
        await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
        await page.keyboard.type('edge');
        await page.waitForFunction(() => {
          const chosen = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
          return document.getElementById(chosen)?.textContent?.includes('edge-cache');
        });
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => location.pathname === '/projects/edge-cache/instances');
      },
    ],
    [
      'both themes can be chosen',
      '/projects',
      async (page) => {
        await chooseTheme(page, 'Light');
        await expectTheme(page, true);
        await chooseTheme(page, 'Dark');
        await expectTheme(page, false);
      },
    ],
  ];
