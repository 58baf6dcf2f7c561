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
  /** The page also fetches it by itself when it is idle, so it is lost from the start of the page. */
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

const to = (path: string) => (page: Page) => go(page, path);
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const rowAction = (row: string, action: string) => async (page: Page) => {
  const line = page.getByRole('row').filter({ has: page.getByText(row, { exact: true }) });
  await line.getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** Makes an operation of the mock API fail, then does something. */
const failing =
  (operation: string, status: number, act: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await tell(page, 'faults', { operation, status });
    await act(page);
  };

const INSTANCES = '/projects/edge-cache/instances';
const INSTANCE = `${INSTANCES}/cache-ams-01`;
const STOPPED = `${INSTANCES}/schema-migrator`;

/**
 * How each chunk that is no page of a route table is opened, by the name of the chunk. A build that has a lazy chunk without
 * a line here, and without a route, fails the run.
 */
export const OPENERS: Readonly<Record<string, Opener>> = {
  mock: { open: (page) => page.goto('/projects') },
  frame: { at: '/device/success', open: to('/projects') },
  query: { at: '/device/success', open: to('/projects') },
  ui: { at: '/device/success', open: to('/projects') },
  table: { at: '/device/success', open: to('/projects') },
  'ui-detail': { at: '/projects', open: to(`${INSTANCE}/storage`) },
  forms: { at: '/projects', open: to('/projects-new') },
  charts: { at: '/projects', open: to(`${INSTANCE}/metrics/cpu`) },
  'date-range': { at: '/projects', open: to(`${INSTANCE}/metrics/cpu`) },
  terminal: { at: '/projects', open: to(`${INSTANCE}/serial-console`) },
  errors: { at: '/projects', open: to('/no-such-page') },
  layers: { at: '/projects', open: press('User menu'), again: 'action', isEarly: true, isOfPalette: true },
  palette: { at: '/projects-new', open: key('ControlOrMeta+k'), field: 'Name', isOfPalette: true },
  activity: { at: '/projects', open: press('Activity') },
  shortcuts: { at: '/projects', open: key('?') },
  preview: { at: '/projects', open: press('Learn more') },
  session: {
    at: '/projects',
    open: failing('logout', 503, async (page) => {
      await press('User menu')(page);
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    }),
    instead: heading('Sign-out failed'),
  },
  'sign-in': {
    at: '/projects',
    open: failing('currentUserSshKeyList', 401, to('/settings/ssh-keys')),
    instead: heading('You are signed out'),
  },
  'list-view': { at: INSTANCES, open: press('Memory'), again: 'action', isEarly: true },
  // A list of more rows than one page has
  'read-rows': { at: '/projects/edge-cache/snapshots', open: press(/^name/) },
  bulk: {
    at: INSTANCES,
    open: async (page) => {
      if (!(await page.getByRole('checkbox', { name: 'Select all rows' }).isVisible()))
        await press('Select')(page);
      await page.getByRole('checkbox', { name: 'Select cache-ams-01', exact: true }).check();
      await page
        .getByRole('group', { name: 'Selection' })
        .getByRole('button', { name: 'Delete', exact: true })
        .click();
    },
  },
  resize: { at: INSTANCES, open: rowAction('schema-migrator', 'Resize') },
  'delete-instance': { at: INSTANCES, open: rowAction('schema-migrator', 'Delete') },
  'images-promote': { at: '/projects/edge-cache/images', open: rowAction('cache-golden', 'Promote') },
  'silo-images-promote': { at: '/images', open: press('Promote image') },
  'silo-images-demote': { at: '/images', open: rowAction('ubuntu-26-04', 'Demote') },
  'networking-forms': { at: `${STOPPED}/networking`, open: press('Add network interface') },
  'instance-storage-dialogs': { at: `${STOPPED}/storage`, open: press('Attach existing disk') },
  'instance-disk': {
    at: `${STOPPED}/storage`,
    open: (page) =>
      page
        .getByRole('table', { name: 'Boot disk' })
        .getByRole('button', { name: /schema-migrator/ })
        .first()
        .click(),
  },
  'instances-create-snapshot': {
    at: `/projects/edge-cache/instances-new`,
    open: (page) => page.getByRole('tab', { name: 'Snapshots', exact: true }).click(),
    field: 'Name',
  },
};

/** Where the usual thing of the demo data is not what the page is about. */
const SAMPLES: Readonly<Record<string, string>> = { '/images/:image/edit': '/images/ubuntu-26-04/edit' };

/** What the parameters of paths are in the demo data. */
const PARAMETERS: Readonly<Record<string, string>> = {
  project: 'edge-cache',
  instance: 'cache-ams-01',
  disk: 'ams-01-hot',
  snapshot: 'before-migration',
  image: 'cache-golden',
  sshKey: 'work-laptop',
  silo: 'fernhill',
  provider: 'corp-sso',
};

/** A page of a route table, opened from a page of another area. */
export function pageOpener(area: string, pattern: string): Opener {
  const path =
    SAMPLES[pattern] ?? pattern.replaceAll(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? name);
  return { at: area === 'project' ? '/settings/profile' : '/projects', open: to(path) };
}
