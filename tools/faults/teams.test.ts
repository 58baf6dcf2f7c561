import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { REMOTES } from '../../build/apps.ts';
import { list } from '../../deploy/site/history.ts';
import { createSite } from '../../deploy/site/site.ts';
import { readState } from '../../deploy/site/state.ts';
import { ROOT } from '../machine/files.ts';
import { run, type Finished } from '../machine/process.ts';
import { fakeRemote, fakeShell, temporary } from '../testing/fake-dist.ts';
import { visit } from './visitor.ts';

const FULL = process.env['FULL'] !== undefined;
const ROUNDS = FULL ? 20 : 3;
/** The longest wait for the other teams, in seconds: a team that is refused by it was starved. */
const WAIT = 120;
/** Each team is killed in every second of its rounds, each time at another operation; a publication has more than 300. */
const KILLS = { every: 2, first: 15, step: 61, span: 290 };
/** The command, with the program before it that kills it. */
const KILLABLE = ['--import', join(ROOT, 'tools/faults/kill-at.ts'), join(ROOT, 'deploy/cli.ts')];

/** What a team does in a round: most publish, some stage and switch, some take the build back and serve it again. */
type Way = 'publish' | 'stage' | 'rollback';
const wayOf = (team: number, round: number): Way =>
  (['publish', 'stage', 'publish', 'rollback'] as const)[(team + round) % 4] ?? 'publish';

/** Where a team is killed in a round; undefined when it is not. */
const killOf = (team: number, round: number): number | undefined =>
  (team + round) % KILLS.every === 0
    ? KILLS.first + (((round * 4 + team) * KILLS.step) % KILLS.span)
    : undefined;

test(
  `four teams publish at once for ${ROUNDS} rounds, each killed in half of them: nothing is lost, and no team is refused for good`,
  { timeout: FULL ? 1_200_000 : 120_000 },
  async () => {
    using folder = temporary();
    const site = join(folder.path, 'site');
    const known = new Map<string, string>();
    const remote = (name: (typeof REMOTES)[number], build: string) => {
      const path = fakeRemote(join(folder.path, `${name}-${build}`), name, `${name} ${build}`, { build });
      known.set(`${name} ${build}`, path);
      return path;
    };
    const shell = fakeShell(join(folder.path, 'shell'), { build: 'shell-1' });
    known.set('shell shell-1', shell);
    await createSite({ shell, remotes: REMOTES.map((name) => remote(name, 'r0')), out: site });

    let killed = 0;
    let takenOver = 0;
    /** Runs a command of a team to its success: killed at most once, then to its end. */
    const command = async (words: readonly string[], by: string, kill?: number): Promise<Finished> => {
      const args = [...KILLABLE, ...words, '--site', site, '--by', by, '--wait', String(WAIT)];
      const env = kill === undefined ? {} : { KILL_ROOT: site, KILL_AT: String(kill) };
      const end = await run(process.execPath, args, { env });
      if (/Took over the lock/.test(end.output)) takenOver += 1;
      if (end.code === 0) return end;
      if (kill === undefined) throw new Error(`${by}: ${words.join(' ')}\n${end.output}`);
      killed += 1;
      return command(words, by);
    };
    const team = async (name: (typeof REMOTES)[number], index: number) => {
      const by = `team ${name}`;
      for (let round = 1; round <= ROUNDS; round += 1) {
        const from = remote(name, `r${round}`);
        const kill = killOf(index, round);
        if (wayOf(index, round) === 'stage') {
          await command(['stage', name, '--from', from], by, kill);
          await command(['switch', name], by);
          continue;
        }
        await command(['publish', name, '--from', from], by, kill);
        if (wayOf(index, round) !== 'rollback') continue;
        await command(['rollback', name, '--build', `r${round - 1}`], by);
        await command(['rollback', name, '--build', `r${round}`], by);
      }
    };

    /** Looks at the site for as long as the teams publish. A switch between two of its reads is no fault: it looks again. */
    let isOver = false;
    const visitor = async () => {
      let visits = 0;
      for (let failures = 0; !isOver; visits += 1) {
        const before = readFileSync(join(site, 'registry.json'), 'utf8');
        try {
          visit(site, known);
          failures = 0;
        } catch (error) {
          failures = readFileSync(join(site, 'registry.json'), 'utf8') === before ? failures + 1 : 0;
          if (failures > 2) throw error;
        }
        await setTimeout(20);
      }
      return visits;
    };
    const looking = visitor();
    await Promise.all(REMOTES.map(team)).finally(() => {
      isOver = true;
    });
    expect(await looking).toBeGreaterThan(ROUNDS);

    const builds = Array.from({ length: ROUNDS + 1 }, (_, round) => `r${round}`);
    const served = REMOTES.map((name) => `${name} r${ROUNDS}`).toSorted();
    expect(visit(site, known)).toBe(['shell shell-1', ...served].join(', '));
    const all = list(site);
    for (const name of REMOTES) {
      const own = all.filter(({ app }) => app === name);
      expect(own.map(({ build }) => build)).toEqual(builds);
      expect(new Set(own.slice(1).map(({ by }) => by))).toEqual(new Set([`team ${name}`]));
      // The complete sequence of served builds: each build once, and again after a rollback
      const expected = builds.flatMap((build, round) =>
        round > 0 && wayOf(REMOTES.indexOf(name), round) === 'rollback'
          ? [build, `r${round - 1}`, build]
          : [build],
      );
      expect(readState(site).apps[name]?.served.map(({ build }) => build)).toEqual(expected);
    }
    // The kills must have met publishers, or the test has shown nothing
    expect(killed).toBeGreaterThanOrEqual(ROUNDS);
    expect(takenOver).toBeGreaterThan(0);
    console.info(`${killed} publications killed, ${takenOver} locks taken over, ${await looking} visits`);
  },
);
