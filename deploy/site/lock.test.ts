import { syncBuiltinESMExports } from 'node:module';
import { spawnSync } from 'node:child_process';
import fs, { readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRecord } from '../../shared/record/index.ts';
import { locked, type Waiting } from './lock.ts';
import { temporary, writeFiles } from '../../tools/testing/fake-dist.ts';

function waiting(wait = 300): Waiting & { said: string[] } {
  const said: string[] = [];
  return { wait, by: 'tester', said, say: (line) => said.push(line) };
}

/** What a holder writes about itself, as another process would. */
async function recordOf(folder: string, change: Record<string, unknown>): Promise<string> {
  let text = '';
  await locked(folder, waiting(), async () => {
    text = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
  });
  const record: unknown = JSON.parse(text);
  return JSON.stringify(isRecord(record) ? { ...record, token: 'other', by: 'somebody', ...change } : {});
}

/** Id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

/** Makes a lock that seems to have been held since `age` ms ago. */
function hold(folder: string, contents: string, age = 0): void {
  writeFiles(folder, { '7': contents });
  const then = new Date(Date.now() - age);
  utimesSync(join(folder, '7'), then, then);
}

test('any number of publishers wait for each other, and no publication is lost', async () => {
  using folder = temporary();
  let inside = 0;
  let most = 0;
  const done: number[] = [];
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      locked(folder.path, waiting(20_000), async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        done.push(index);
      }),
    ),
  );
  expect(most).toBe(1);
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a wait has a limit, and names the holder of the lock', async () => {
  using folder = temporary();
  hold(folder.path, await recordOf(folder.path, { pid: process.ppid }));
  const own = waiting();
  await expect(locked(folder.path, own, async () => 'in')).rejects.toThrow(
    new RegExp(`another publication is running: process ${process.ppid} of somebody`),
  );
  expect(own.said).toEqual([expect.stringContaining('Waiting for another publication')]);
});

test.each([
  ['of a process that ended', () => ({ pid: deadPid() }), 0, /process \d+ of somebody on .* is gone/],
  ['of an earlier process with our id', () => ({ pid: process.pid }), 0, /is gone/],
  [
    'of a living process that is silent',
    () => ({ pid: process.ppid }),
    130_000,
    /no sign of life for 1[23]\d s/,
  ],
  [
    'of a silent process on another host',
    () => ({ host: 'elsewhere' }),
    130_000,
    /on elsewhere gave no sign/,
  ],
] as const)('a lock %s is taken over, with a line of why', async (_, change, age, why) => {
  using folder = temporary();
  hold(folder.path, await recordOf(folder.path, change()), age);
  const own = waiting();
  expect(await locked(folder.path, own, async () => 'in')).toBe('in');
  expect(own.said).toEqual([expect.stringMatching(why)]);
});

test('a lock without a readable record is taken over only after it is no longer renewed', async () => {
  using folder = temporary();
  hold(folder.path, '{');
  await expect(locked(folder.path, waiting(), async () => 'in')).rejects.toThrow('another process');
  hold(folder.path, '{', 130_000);
  expect(await locked(folder.path, waiting(), async () => 'in')).toBe('in');
});

test('a process on another host whose id is unused here does not count as ended', async () => {
  using folder = temporary();
  hold(folder.path, await recordOf(folder.path, { host: 'elsewhere', pid: deadPid() }));
  await expect(locked(folder.path, waiting(), async () => 'in')).rejects.toThrow('on elsewhere');
});

test('a publisher whose lock was taken over detects it before it switches', async () => {
  using folder = temporary();
  await locked(folder.path, waiting(), async (held) => {
    held.verify();
    const [name = ''] = readdirSync(folder.path).filter((one) => /^\d+$/.test(one));
    writeFileSync(join(folder.path, String(Number(name) + 1)), '{}');
    expect(() => held.verify()).toThrow('Nothing was switched');
  });
});

test('when two find the lock free at the same moment, only one gets it', async () => {
  using folder = temporary();
  const other = await recordOf(folder.path, { pid: process.ppid });
  const link = fs.linkSync;
  Reflect.set(fs, 'linkSync', (from: string, to: string) => {
    Reflect.set(fs, 'linkSync', link);
    syncBuiltinESMExports();
    // The other one is faster by this moment.
    writeFileSync(to, other);
    link(from, to);
  });
  syncBuiltinESMExports();
  await expect(locked(folder.path, waiting(), async () => 'in')).rejects.toThrow('of somebody');
});

test('a failure releases the lock', async () => {
  using folder = temporary();
  const fails = locked(folder.path, waiting(), () => Promise.reject(new Error('broken')));
  await expect(fails).rejects.toThrow('broken');
  const own = waiting();
  expect(await locked(folder.path, own, async () => 'in')).toBe('in');
  expect(own.said).toEqual([]);
});
