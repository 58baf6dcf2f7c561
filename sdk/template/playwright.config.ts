import { defineConfig } from '@playwright/test';
import { consoleBrowser } from '@console/sdk/browser';

/** Runs the area of this folder in front of the console that CONSOLE_URL names. */
const port = Number(process.env['PORT'] ?? 4199);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: { baseURL: `http://127.0.0.1:${port}`, ...consoleBrowser() },
  webServer: {
    command: `npm run dev -- --port ${port}`,
    url: `http://127.0.0.1:${port}/registry.json`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
