import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REMOTES } from '../../build/apps.ts';
import { ROOT, isRecord, readJson } from '../machine/files.ts';
import { run } from '../machine/process.ts';
import { fakeRemote, fakeShell, temporary } from '../testing/fake-dist.ts';
import { writePackage } from './pack.ts';

const LIBRARIES = ['ajv', 'lightningcss'];

/** Folders as `npm run build` writes them, with minimal builds. */
function builds(folder: string, round: string): string {
  fakeShell(join(folder, 'shell'), { build: `shell-${round}` });
  for (const name of REMOTES)
    fakeRemote(join(folder, 'remotes', name), name, `${name}-${round}`, { build: `${name}-${round}` });
  return folder;
}

test(
  '@console/deploy releases, rolls back, rolls out and verifies with two libraries',
  { timeout: 180_000 },
  async () => {
    using folder = temporary();
    const own = join(folder.path, 'package');
    cpSync(await writePackage('deploy'), own, { recursive: true });
    const described = readJson(join(own, 'package.json'));
    expect(
      isRecord(described) && isRecord(described['dependencies']) && Object.keys(described['dependencies']),
    ).toEqual(LIBRARIES);
    mkdirSync(join(own, 'node_modules'));
    for (const name of LIBRARIES)
      symlinkSync(join(ROOT, 'node_modules', name), join(own, 'node_modules', name));

    const [one, two] = [builds(join(folder.path, 'one'), '1'), builds(join(folder.path, 'two'), '2')];
    const deploy = async (...args: string[]) => {
      const words = [...args, '--site', join(folder.path, 'site'), '--by', 'test'];
      const { code, output } = await run(process.execPath, [join(own, 'deploy/cli.js'), ...words], {
        cwd: one,
      });
      return `${code}: ${output.trim()}`;
    };
    expect(await deploy('create', '--from', one)).toMatch(/^0: Created/);
    expect(await deploy('publish', 'system', '--from', two)).toBe('0: system system-2 is served');
    expect(await deploy('rollback', 'system')).toBe('0: system system-1 is served');
    expect(await deploy('rollout', 'system', '--share', '10', '--from', two)).toMatch(
      /^0: system system-2 is rolled out/,
    );
    expect(await deploy('nginx', '--api', 'https://api.internal')).toMatch(/^0: [^]*content-security-policy/);
    expect(await deploy('verify')).toMatch(/^0: [^]*Everything on the disk is as its build recorded it$/);
  },
);
