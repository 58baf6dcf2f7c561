// Must run before react-dom, which reads the hook that it installs only once.
import './errors/update-loops.ts';
import '@console/shared/ui/global.css';
import { parseConfig } from '@console/shared/contract';
import { addressOf, fetchPart, setConfig } from '@console/shared/runtime';
import { runningRows } from './composition/cohort.ts';
import { openConsole } from './composition/console.ts';
import { keepMock } from './composition/demo-services.ts';
import { showConfigProblems } from './errors/config-problems.ts';
import { readRows } from './composition/registry-rows.ts';
import { watchExtensions } from './errors/extension-failures.ts';
import { reportUnhandled } from './errors/origin.ts';
import { lockBuiltIns } from './lock-built-ins.ts';
import { showMockFailure, start } from './start.tsx';

async function main(): Promise<void> {
  const parsed = parseConfig(document.getElementById('console-config')?.textContent ?? '');
  if (Array.isArray(parsed)) {
    showConfigProblems(parsed);
    return;
  }
  setConfig(parsed);
  // Chunks are requested below the path at which the site is served
  if (!DEVELOPMENT) __webpack_public_path__ = addressOf('/');
  // In a separate task: a message records its stack, for which the engine parses all functions on it again
  setTimeout(() => console.info(`console ${parsed.build}`));
  if (DEMO && parsed.settings.demo) {
    // Must run before the first request: the mock replaces fetch and WebSocket.
    const mock = await fetchPart(() => import(/* webpackChunkName: "mock" */ '@console/mock/browser')).catch(
      () => undefined,
    );
    if (!mock) {
      showMockFailure(() => void main());
      return;
    }
    // A request that is not in the contract is our mistake: development refuses it, otherwise it is ignored as in production
    keepMock(mock.startMock({ strict: DEVELOPMENT, basePath: parsed.settings.basePath }));
  }
  const running = await runningRows(readRows(parsed.remotes));
  lockBuiltIns();
  openConsole(location.search, running);
  reportUnhandled();
  watchExtensions();
  await start();
}

void main();
