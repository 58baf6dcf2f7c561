#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createArea } from './new.ts';
import { PACKAGE, readObject } from './package.ts';

const USAGE = `console-sdk <command>

  new NAME FOLDER            a folder for the area NAME, with a page, tests and a CI file, ready for npm ci
  generate NAME FILE [--check]
                             src/api/NAME.ts and NAME.json: types and operations of your own service, from its OpenAPI document
  dev [--console URL] [--port 4100] [--api /apis/NAME=URL]…
                             the area of this folder in front of a running console; CONSOLE_URL is the default of --console
  mock-api [--port N] …      the mock API over HTTP; --help lists its flags
  doctor [--site URL]        what to change before the next major version: uses of deprecated interfaces, libraries, and whether the
                             shell of a site accepts what this package builds; CONSOLE_URL is the default of --site
  --version                  the version of this package, which is that of the shell's shared modules`;

async function startDev(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      console: { type: 'string' },
      port: { type: 'string', default: process.env['PORT'] ?? '4100' },
      api: { type: 'string', multiple: true, default: [] },
    },
  });
  const url = values.console ?? process.env['CONSOLE_URL'] ?? 'http://127.0.0.1:4000';
  // Loaded only here: `new` runs before any of the tools is installed
  const { dev } = await import('./dev.ts');
  const services = servicesOf(values.api);
  await dev({ console: new URL(url), services, port: Number(values.port), folder: process.cwd() });
}

/** `/apis/NAME=URL` words, as URLs by name. */
function servicesOf(words: readonly string[]): Map<string, URL> {
  return new Map(
    words.map((word) => {
      const [, name, url] = /^\/apis\/([a-z][a-z0-9-]*)=(https?:\/\/.+)$/.exec(word) ?? [];
      if (name === undefined || url === undefined)
        throw new Error(`--api ${word}: write /apis/NAME=http://…`);
      return [name, new URL(url)];
    }),
  );
}

async function startGenerate(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [service, document] = positionals;
  if (service === undefined || document === undefined) throw new Error(USAGE);
  const { generate } = await import('./generate.ts');
  const files = generate({ service, document: resolve(document), folder: process.cwd(), ...values });
  if (values.check && files.length > 0)
    throw new Error(`${files.join(', ')} is not current: npx console-sdk generate ${service} ${document}`);
  console.log(files.length === 0 ? 'Everything is current' : `Wrote ${files.join(', ')}`);
}

async function startDoctor(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { site: { type: 'string' } } });
  const site = values.site ?? process.env['CONSOLE_URL'];
  const { examine } = await import('./doctor.ts');
  const findings = await examine(process.cwd(), site === undefined ? undefined : new URL(site));
  for (const { isToDo, text } of findings) console.log(`${isToDo ? 'CHANGE' : 'ok    '} ${text}`);
  process.exitCode = findings.some(({ isToDo }) => isToDo) ? 1 : 0;
}

/** Runs a program of the package with access to the modules that the package contains. */
function runProgram(path: string, args: readonly string[]): void {
  const hooks = join(PACKAGE, 'sdk/src/register.js');
  const child = spawn(process.execPath, ['--import', hooks, join(PACKAGE, path), ...args], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
}

const [command, ...words] = process.argv.slice(2);
try {
  if (command === 'new' && words[0] !== undefined && words[1] !== undefined) {
    const files = createArea(words[0], resolve(words[1]));
    console.log(`${resolve(words[1])}: ${files.length} files. Next: cd there, npm ci, npm test.`);
  } else if (command === 'dev') await startDev(words);
  else if (command === 'generate') await startGenerate(words);
  else if (command === 'doctor') await startDoctor(words);
  else if (command === 'mock-api') runProgram('mock/src/server.js', words);
  else if (command === '--version') console.log(String(readObject(join(PACKAGE, 'package.json'))['version']));
  else {
    console.log(USAGE);
    process.exitCode = command === undefined || command === '--help' ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
