import { expect, type Locator, type Page } from '@playwright/test';

/** A call that the mock answers before the console makes its first one: method, path, body. */
export type Order = readonly [method: string, path: string, body?: unknown];

/** The mock answers at once. */
const AT_ONCE: Order = ['POST', '/__mock/latency', { off: true }];

/** Starts with other data: mock/README.md. */
export const seeded = (seed: 'empty' | 'large'): Order => ['POST', '/__mock/reset', { seed }];

/** Makes calls of an operation fail or wait, from the first one on. */
export const fails = (operation: string, rule: object): Order => [
  'POST',
  '/__mock/faults',
  { operation, ...rule },
];

/**
 * Opens a page whose mock has run the given calls before the console's first request. The mock replaces `fetch` before the first
 * render; the calls are sent at that moment, and the console's requests wait until they are answered.
 */
export async function begin(
  page: Page,
  path: string,
  { orders = [], heading }: { orders?: readonly Order[]; heading?: string | RegExp } = {},
): Promise<void> {
  await page.addInitScript(
    (all: readonly Order[]) => {
      const browser = globalThis.fetch;
      let answer = browser;
      let ready: Promise<unknown> = Promise.resolve();
      Object.defineProperty(globalThis, 'fetch', {
        configurable: true,
        // The mock passes requests that are not for the API on to the `fetch` that it finds, which has to be the browser's
        get: () =>
          answer === browser
            ? browser
            : async (input: RequestInfo | URL, init?: RequestInit) => {
                await ready;
                return answer.call(globalThis, input, init);
              },
        set(mock: typeof fetch) {
          answer = mock;
          const follow = async () => {
            for (const [method, url, body] of all) {
              const { status } = await mock(url, {
                method,
                ...(body !== undefined && {
                  body: JSON.stringify(body),
                  headers: { 'content-type': 'application/json' },
                }),
              });
              if (status >= 400) console.error(`order ${method} ${url} was answered ${status}`);
            }
          };
          ready = follow();
        },
      });
    },
    [AT_ONCE, ...orders],
  );
  await page.goto(path);
  if (heading !== undefined) await expect(title(page, heading)).toBeVisible({ timeout: 15_000 });
}

/** The title of the page. */
export const title = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('heading', {
    level: 1,
    ...(name !== undefined && { name, exact: typeof name === 'string' }),
  });

const named = (name: string, description = '') => ({ name, description });

/** Makes a project. */
export const project = (name: string, description?: string): Order => [
  'POST',
  '/v1/projects',
  named(name, description),
];

/** Creates an empty project, without the VPC that every new one has, so that it can be deleted. */
export const bareProject = (name: string): Order[] => [
  project(name),
  ['DELETE', `/v1/vpc-subnets/default?project=${name}&vpc=default`],
  ['DELETE', `/v1/vpcs/default?project=${name}`],
];

/** Makes a stopped instance of 1 vCPU and 1 GiB, or as told. */
export const instance = (
  inProject: string,
  name: string,
  more: { ncpus?: number; gib?: number; start?: boolean; auto_restart_policy?: 'never' } = {},
): Order => {
  const { ncpus = 1, gib = 1, ...rest } = more;
  const body = {
    ...named(name),
    ncpus,
    memory: gib * 1024 ** 3,
    hostname: name,
    start: false,
    network_interfaces: { type: 'none' },
    ...rest,
  };
  return ['POST', `/v1/instances?project=${inProject}`, body];
};

/** Lets the mock's time pass: what it has begun is over. */
export const later = (ms: number): Order => ['POST', '/__mock/clock', { advance: ms }];

/** `count` names: `web-001`, `web-002`. */
export const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(3, '0')}`);
