import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';
import { run } from '../machine/process.ts';
import { list } from '../../deploy/site/history.ts';
import { createSite, publish } from '../../deploy/site/site.ts';
import { fakeRemote, fakeShell, temporary } from '../testing/fake-dist.ts';
import { visit } from './visitor.ts';

const FULL = process.env['FULL'] !== undefined;
/** Rounds, and how many operations later each round kills its publishers; a run has more than 320. */
const ROUNDS = FULL ? 40 : 3;
const STEP = FULL ? 9 : 120;
/** The command, with the program before it that kills it. */
const KILLABLE = ['--import', join(ROOT, 'tools/faults/kill-at.ts'), join(ROOT, 'deploy/cli.ts')];
const NAMES = ['system', 'settings', 'auth'] as const;

test(
  'three publishers at once, two of them killed: the site stays whole, and all three succeed at the next try',
  { timeout: FULL ? 1_200_000 : 120_000 },
  async () => {
    using folder = temporary();
    const site = join(folder.path, 'site');
    const known = new Map<string, string>();
    const remote = (name: (typeof NAMES)[number], build: string) => {
      const path = fakeRemote(join(folder.path, `${name}-${build}`), name, `${name} ${build}`, { build });
      known.set(`${name} ${build}`, path);
      return path;
    };
    const shell = fakeShell(join(folder.path, 'shell'), { build: 'shell-1' });
    known.set('shell shell-1', shell);
    await createSite({ shell, remotes: NAMES.map((name) => remote(name, 'r0')), out: site });
    for (let round = 1; round <= ROUNDS; round += 1) {
      const folders = NAMES.map((name) => remote(name, `r${round}`));
      const ends = await Promise.all(
        NAMES.map((name, index) =>
          run(
            process.execPath,
            [...KILLABLE, 'publish', name, '--site', site, '--from', folders[index] ?? '', '--wait', '60'],
            index === 2
              ? {}
              : { env: { KILL_ROOT: site, KILL_AT: String(20 + ((round * STEP + index * 47) % 300)) } },
          ),
        ),
      );
      expect(ends.slice(0, 2).map(({ code }) => code)).toEqual([1, 1]);
      expect(ends[2]?.code, ends[2]?.output).toBe(0);
      expect(visit(site, known)).toContain(`auth r${round}`);
      await publish(
        site,
        folders.map((path) => ({ folder: path })),
      );
      expect(visit(site, known)).toBe(`shell shell-1, auth r${round}, settings r${round}, system r${round}`);
    }
    expect(list(site).filter(({ current }) => current)).toHaveLength(4);
  },
);
