import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  linkSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readJson } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { SiteError } from './site-error.ts';
import { makeFolder } from './files.ts';

/*
 * A lock is a folder of numbered files: `7` is held, `7.free` was released. A publisher acquires it by creating the next number,
 * which the file system allows only one of them, and checks again that no later one exists. Others never remove a held number
 * before a higher one is held, so two publishers cannot take over the same abandoned lock.
 */

/** Interval at which a publisher renews its lock (heartbeat), in ms. */
const HEARTBEAT = 5_000;
/** A lock that was not renewed for this long is abandoned, in ms; by the clock of the file system, not of a host. */
const SILENCE = 120_000;
/** Interval at which a waiting publisher checks the lock, in ms. */
const POLL = 100;

/** How long a publisher waits, and where it reports events. */
export interface Waiting {
  /** Longest wait for another publisher, in ms. */
  wait: number;
  say: (line: string) => void;
  /** Name of the publisher, shown to others that wait. */
  by: string;
}

interface Holder {
  token: string;
  pid: number;
  host: string;
  by: string;
}

interface Numbered {
  number: number;
  free: boolean;
}

/** Locks held by this process: a record with its pid but another token belongs to an earlier process with that pid. */
const held = new Set<string>();

/** This machine and its process table: pids of different containers are not comparable, even with the same host name. */
const HOST = [
  hostname(),
  () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
  () => readlinkSync('/proc/self/ns/pid'),
]
  .map((part) => {
    try {
      return typeof part === 'string' ? part : part();
    } catch {
      return '';
    }
  })
  .join(' ')
  .trim();

const isHolder = (value: unknown): value is Holder =>
  isRecord(value) &&
  typeof value['token'] === 'string' &&
  typeof value['pid'] === 'number' &&
  typeof value['host'] === 'string' &&
  typeof value['by'] === 'string';

function numbersIn(folder: string): Numbered[] {
  return readdirSync(folder)
    .filter((name) => /^\d+(\.free)?$/.test(name))
    .map((name) => ({ number: Number.parseInt(name, 10), free: name.endsWith('.free') }))
    .toSorted((a, b) => b.number - a.number || Number(b.free) - Number(a.free));
}

/** True while a process of this machine has that id, also a process of another account. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isRecord(error) && error['code'] === 'EPERM';
  }
}

/** Time since a file was last written to, in ms, as the difference of two times of the same file system. */
function ageOf(folder: string, path: string): number {
  const probe = join(folder, `probe-${randomUUID()}`);
  writeFileSync(probe, '');
  const now = statSync(probe).mtimeMs;
  rmSync(probe, { force: true });
  return now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now);
}

const nameOf = ({ pid, host, by }: Holder) => `process ${pid} of ${by} on ${host.split(' ', 1)[0] ?? host}`;

/** The reason why the holder of a lock will never release it; undefined while it still may. */
function whyAbandoned(folder: string, number: number): string | undefined {
  const path = join(folder, String(number));
  const holder = readJson(path);
  if (isHolder(holder) && holder.host === HOST) {
    if (holder.pid === process.pid ? !held.has(holder.token) : !isAlive(holder.pid))
      return `${nameOf(holder)} is gone`;
  }
  const silence = ageOf(folder, path);
  if (silence < SILENCE) return undefined;
  const who = isHolder(holder) ? nameOf(holder) : 'its holder';
  return `${who} gave no sign of life for ${Math.round(silence / 1000)} s`;
}

/** Tries to create a number; false when another publisher was faster. The file is created with its contents. */
function tryNumber(folder: string, number: number, holder: Holder): boolean {
  const draft = join(folder, `draft-${holder.token}`);
  try {
    writeFileSync(draft, JSON.stringify(holder));
    linkSync(draft, join(folder, String(number)));
  } catch (error) {
    const code = isRecord(error) ? error['code'] : undefined;
    // EEXIST: taken. ENOENT: the publisher that took it has removed the draft.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const others = numbersIn(folder).filter(
    (one) => one.number > number || (one.number === number && one.free),
  );
  if (others.length === 0) return true;
  rmSync(join(folder, String(number)), { force: true });
  return false;
}

/** Removes files that earlier holders left in the folder. */
function sweep(folder: string, number: number): void {
  for (const name of readdirSync(folder))
    if (Number.parseInt(name, 10) < number || name.startsWith('draft-') || name.startsWith('probe-'))
      rmSync(join(folder, name), { force: true });
}

async function take(folder: string, holder: Holder, { wait, say }: Waiting): Promise<number> {
  makeFolder(folder);
  const until = performance.now() + wait;
  for (let isFirst = true; ; isFirst = false) {
    const last = numbersIn(folder)[0];
    const reason = last === undefined || last.free ? '' : whyAbandoned(folder, last.number);
    if (reason !== undefined) {
      const number = (last?.number ?? 0) + 1;
      if (tryNumber(folder, number, holder)) {
        if (reason !== '') say(`Took over the lock of an interrupted publication: ${reason}.`);
        sweep(folder, number);
        return number;
      }
    } else {
      const other = readJson(join(folder, String(last?.number ?? 0)));
      const who = isHolder(other) ? nameOf(other) : 'another process';
      if (performance.now() >= until)
        throw new SiteError(
          `another publication is running: ${who} holds ${folder}. Waited ${Math.round(wait / 1000)} s. Try again, or end that process.`,
        );
      if (isFirst) say(`Waiting for another publication: ${who}.`);
    }
    await setTimeout(POLL);
  }
}

/** The held lock, for the change that runs under it. */
export interface Hold {
  /** Throws when another publisher took the lock over, because this one did not renew it in time. */
  verify(): void;
}

/** Runs a change while holding a lock. Waits for other publishers, and takes over the lock of a killed one. */
export async function locked<T>(
  folder: string,
  waiting: Waiting,
  change: (hold: Hold) => Promise<T>,
): Promise<T> {
  const holder: Holder = { token: randomUUID(), pid: process.pid, host: HOST, by: waiting.by };
  held.add(holder.token);
  let number: number | undefined;
  let beat: NodeJS.Timeout | undefined;
  try {
    number = await take(folder, holder, waiting);
    const path = join(folder, String(number));
    beat = setInterval(() => signOfLife(path), HEARTBEAT).unref();
    return await change({
      verify: () => {
        if (numbersIn(folder)[0]?.number !== number)
          throw new SiteError(`another publisher took ${folder} over. Nothing was switched. Try again.`);
      },
    });
  } finally {
    clearInterval(beat);
    held.delete(holder.token);
    if (number !== undefined) giveBack(folder, number, waiting.say);
  }
}

function signOfLife(path: string): void {
  try {
    // Appends white space: this updates the time of the file and does not change the record.
    appendFileSync(path, ' ');
  } catch {
    // Taken over, or no space: `verify` and the age of the file detect it.
  }
}

function giveBack(folder: string, number: number, say: (line: string) => void): void {
  try {
    renameSync(join(folder, String(number)), join(folder, `${number}.free`));
  } catch (error) {
    say(`The lock ${folder} was not given back: ${error instanceof Error ? error.message : String(error)}`);
  }
}
