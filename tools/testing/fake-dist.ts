import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import { CONTRACT_VERSION, FEDERATION_VERSION } from '../../shared/contract/version.ts';
import { writeFileList } from '../../build/files.ts';
import { integrityOf, shortHash } from '../machine/files.ts';

// In a memory file system if available: publishing syncs every file to disk.
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder that is removed when the test file is done: `using folder = temporary()`. */
export function temporary(): Disposable & { path: string } {
  const path = mkdtempSync(join(PARENT, 'console-site-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes files by relative path. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A build output of a shell as small as can be. */
export function fakeShell(
  folder: string,
  facts: { build: string; boot?: string; [fact: string]: unknown },
): string {
  const { boot = 'document.documentElement.dataset.boot = "ran";', ...rest } = facts;
  const script = `console.log('${facts.build}');\n`.repeat(40);
  const path = `assets/index.${shortHash(facts.build).slice(0, 8)}.js`;
  writeFiles(folder, {
    'index.html': `<!doctype html><title>Console</title><link rel="icon" href="data:,"><!--console-config--><!--console-boot--><script defer src="/${path}" integrity="${integrityOf(Buffer.from(script))}"></script><p>${facts.build}</p>`,
    'boot.js': boot,
    'build.json': JSON.stringify({
      shell: { frame: [], shares: {} },
      react: '19.3.0',
      shared: '1.2.0',
      ...rest,
    }),
    'origin.json': JSON.stringify({ version: '1.0.0', commit: shortHash(facts.build).slice(0, 12) }),
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${facts.build}</title></svg>`,
    [path]: script,
  });
  writeFileList(folder);
  return folder;
}

/** A build output of a remote: an entry, a chunk of its page, and one that no page names. `change` replaces parts of its row. */
export function fakeRemote(
  folder: string,
  name: RegistryEntry['name'],
  text: string,
  change: Partial<RegistryEntry> = {},
): string {
  const source = `globalThis.remote = '${text}';\n`.repeat(40);
  const entry = `remoteEntry.${shortHash(source).slice(0, 8)}.js`;
  const chunk = `list.${shortHash(text).slice(0, 8)}.js`;
  const row: RegistryEntry = {
    name,
    label: name,
    mount: 'console',
    prefixes: [`/${name}`],
    frames: [],
    entry,
    integrity: integrityOf(Buffer.from(source)),
    contract: CONTRACT_VERSION,
    build: shortHash(text).slice(0, 10),
    federation: FEDERATION_VERSION,
    shared: '1.1.0',
    assets: [],
    routes: { [`/${name}`]: { files: [[chunk, integrityOf(Buffer.from(text))]], shares: ['table'] } },
    ...change,
  };
  writeFiles(folder, {
    [entry]: source,
    [chunk]: text,
    [`dialog.${shortHash(`dialog ${text}`).slice(0, 8)}.js`]: `dialog ${text}`,
    'row.json': JSON.stringify(row),
    'origin.json': JSON.stringify({ version: '1.1.0', commit: 'abc123' }),
    'mf-manifest.json': '{}',
  });
  writeFileList(folder);
  return folder;
}
