import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isRecord } from '@console/shared/record';
import { systemClock } from './store/clock.ts';
import { serve } from './adapters/http/serve.ts';
import { StateError } from './adapters/http/state-database.ts';
import { StateFile } from './adapters/http/state-file.ts';
import { createMock, type Mock, type MockOptions } from './server/mock.ts';
import { isSeedName } from './seeds/index.ts';
import { DRIFTS } from './server/drift-facts.ts';
import { demoLatency } from './server/settings.ts';

const usage = `npm run mock-api -- [flags]
  --port N              port to listen on (12220)
  --host ADDRESS        address to listen on (127.0.0.1)
  --seed NAME           demo, empty or large (demo)
  --latency MS|off      wait before each /v1 answer; default 200 to 400 ms at random
  --chaos PERCENT       let so many /v1 calls fail at random (0)
  --drift older|newer   answer as a server of another revision of the API
  --persona NAME        user of calls without a session, by display name; without it they are 401
  --personas            let the cookie msw-user pick the user
  --state FILE          keep the data in a SQLite file, over restarts and crashes
  --now DATE            start with this time instead of the machine's
  --strict              refuse query and body members that the contract does not name
  --service FILE        also answer for another service, by the mock that the file exports; repeatable
  --quiet               print nothing but the address
`;

const config = {
  options: {
    port: { type: 'string', default: '12220' },
    host: { type: 'string', default: '127.0.0.1' },
    seed: { type: 'string', default: 'demo' },
    latency: { type: 'string' },
    chaos: { type: 'string', default: '0' },
    drift: { type: 'string', default: 'same' },
    persona: { type: 'string' },
    personas: { type: 'boolean', default: false },
    state: { type: 'string' },
    now: { type: 'string' },
    strict: { type: 'boolean', default: false },
    service: { type: 'string', multiple: true },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
} as const;

function fail(message: string): never {
  process.stderr.write(`${message}\n\n${usage}`);
  process.exit(2);
}

function readFlags() {
  try {
    return parseArgs(config).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const flags = readFlags();

/** A flag that is a number from 0. */
function numberOf(name: string, text: string): number {
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 ? value : fail(`--${name} must be a number, not "${text}"`);
}

function latencyOf(text: string | undefined): MockOptions['latency'] {
  if (text === undefined) return demoLatency;
  if (text === 'off') return null;
  const ms = numberOf('latency', text);
  return { min: ms, max: ms };
}

function options(): MockOptions {
  const { seed, now } = flags;
  const drift =
    DRIFTS.find((one) => one === flags.drift) ?? fail(`--drift must be older or newer, not "${flags.drift}"`);
  if (!isSeedName(seed)) fail(`--seed must be demo, empty or large, not "${seed}"`);
  if (now !== undefined && Number.isNaN(Date.parse(now))) fail(`--now must be a date, not "${now}"`);
  return {
    clock: systemClock(now === undefined ? undefined : Date.parse(now)),
    seed,
    latency: latencyOf(flags.latency) ?? null,
    chaos: numberOf('chaos', flags.chaos),
    drift,
    personas: flags.personas,
    strict: flags.strict,
    ...(flags.persona === undefined ? {} : { persona: flags.persona }),
    warn: (message) => {
      if (!flags.quiet) process.stderr.write(`[mock] ${message}\n`);
    },
  };
}

/** The mock of a service that a module exports as `mock`. */
async function serviceIn(path: string): Promise<unknown> {
  const file = resolve(process.env['INIT_CWD'] ?? '.', path);
  if (!existsSync(file)) fail(`--service: ${file} does not exist`);
  const module: unknown = await import(pathToFileURL(file).href);
  return isRecord(module) ? module['mock'] : undefined;
}

/** The file of `--state`; when it cannot be used, the program prints the reason and exits. */
function stateOf(mock: Mock, path: string | undefined): StateFile | undefined {
  if (path === undefined) return undefined;
  try {
    return new StateFile(mock, path, (message) => {
      if (!flags.quiet) process.stderr.write(`[mock] ${message}\n`);
    });
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

if (flags.help) {
  process.stdout.write(usage);
} else {
  const mock = createMock(options());
  for (const path of flags.service ?? []) mock.addService(await serviceIn(path));
  const file = stateOf(mock, flags.state);
  const served = await serve(mock, {
    port: numberOf('port', flags.port),
    host: flags.host,
    beforeAnswer: () => file?.flush(),
  });
  process.stdout.write(`mock API on ${served.url}\n`);
  const stop = async () => {
    await served.close();
    file?.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}
