import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './tools/machine/browser.ts';
import { PORTS } from './tools/machine/ports.ts';

const local = (port: number) => `http://127.0.0.1:${port}`;

/**
 * `CONSOLE_SERVER=nginx` runs the same suite with nginx in front instead of our own server: `npm test` does both.
 * The demo site has its API in the page, so every test has its own data; `e2e/production` runs the production site
 * against the mock API over HTTP, with one store for all tests and one worker: these tests use unique names.
 */
const nginx = process.env['CONSOLE_SERVER'] === 'nginx';
const serve = (root: string, port: number, more = '') =>
  nginx
    ? `node deploy/run-nginx.ts --root ${root} --port ${port} ${more}`
    : `node tools/serve.ts --root ${root} --port ${port} ${more}`;

/**
 * Flags that save a quarter of the processor time (docs/commands.md): the page of a test is open only for seconds, so optimizing code
 * and collecting garbage early do not pay off, and its scripts were compiled by the page before, which streaming does not notice; the
 * processor renders frames in any case. Speed measurements run without these flags.
 */
const TEST_FLAGS = [
  '--js-flags=--no-script-streaming --no-opt --no-maglev --min-semi-space-size=32 --max-semi-space-size=64',
  '--disable-gpu',
  '--disable-software-rasterizer',
];

/**
 * Frames of animations take a seventh of the processor time, because a test often waits beside a spinner: the short setting
 * reduces motion, the full one shows it.
 */
const MOTION = process.env['FULL'] === undefined ? 'reduce' : 'no-preference';

const common = {
  reuseExistingServer: false,
  timeout: 30_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
} as const;

// Uses the project's Node, whichever Node started Playwright.
process.env['PATH'] = `${import.meta.dirname}/node_modules/.bin:${process.env['PATH'] ?? ''}`;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Tests wait more than they compute: three workers keep two cores busy
  workers: 3,
  // A machine under load can exceed any timeout; a test that fails twice is broken. `npm test` lists the tests that
  // needed a second attempt.
  // Pictures are compared within a test only
  snapshotPathTemplate: 'test-results/pictures/{testFilePath}/{testName}/{arg}{ext}',
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.cache/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browserPath(), args: [...BROWSER_FLAGS, ...TEST_FLAGS] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: MOTION },
    // Recording every test takes a third of the suite's time; `--trace on` records a test for debugging
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because the tests of operators follow one another, and others run beside them
    { name: 'production', testMatch: 'production/**/*.e2e.ts', use: { baseURL: local(PORTS.site) } },
    {
      name: 'demo',
      testIgnore: ['production/**'],
      use: { baseURL: local(PORTS.demo) },
    },
  ],
  webServer: [
    { ...common, command: serve('dist/demo', PORTS.demo), url: `${local(PORTS.demo)}/` },
    {
      ...common,
      command: `node mock/src/server.ts --port ${PORTS.api} --latency off --personas --strict --quiet`,
      url: `${local(PORTS.api)}/v1/ping`,
    },
    {
      ...common,
      command: serve('dist/site', PORTS.site, `--api ${local(PORTS.api)} --mock`),
      url: `${local(PORTS.site)}/`,
    },
  ],
});
