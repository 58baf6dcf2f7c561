import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollback } from '../../deploy/site/rollback.ts';
import { createSite, publish } from '../../deploy/site/site.ts';
import { fakeRemote, fakeShell } from '../testing/fake-dist.ts';
import { Killed, watched } from './file-system.ts';
import { FAULTS, faultsOf, isRead, type FaultKind, type Operation, type PlannedFault } from './operations.ts';
import { NOTHING, visit } from './visitor.ts';

/** The release in one row of the matrix. */
export const SUBJECTS = ['shell', 'remote', 'set', 'rollback', 'create'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** One cell: a fault at every operation that can have it. */
export interface ReleaseCell {
  subject: Subject;
  fault: FaultKind;
  /** Operations that the fault was tried at. */
  tried: number;
  /** The errors with their operations; empty when the cell passes. */
  problems: string[];
}

const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder with builds and a small site that each try begins with. */
class Stage implements Disposable {
  readonly folder = mkdtempSync(join(PARENT, 'console-faults-'));
  readonly site = join(this.folder, 'site');
  readonly #known = new Map<string, string>();
  readonly #old = {
    shell: this.#shell('shell-1'),
    system: this.#remote('system', 'one'),
    auth: this.#remote('auth', 'auth'),
  };
  readonly #next = {
    shell: this.#shell('shell-2', { shared: '1.3.0', boot: 'void 0;' }),
    system: this.#remote('system', 'two'),
    // Needs the new shell: it can only be released together with it.
    needsShell: this.#remote('system', 'three', { shared: '1.3.0' }),
  };

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #shell(build: string, facts = {}): string {
    const folder = fakeShell(join(this.folder, 'builds', build), { build, ...facts });
    this.#known.set(`shell ${build}`, folder);
    return folder;
  }

  #remote(name: 'system' | 'auth', text: string, change = {}): string {
    const build = `${name}-${text}`;
    const folder = fakeRemote(join(this.folder, 'builds', build), name, text, { build, ...change });
    this.#known.set(`${name} ${build}`, folder);
    return folder;
  }

  /** Makes the sites that tries begin with. */
  async prepare(): Promise<void> {
    await this.#create(join(this.folder, 'first'));
    cpSync(join(this.folder, 'first'), join(this.folder, 'second'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await publish(join(this.folder, 'second'), [{ folder: this.#next.system }]);
  }

  #create(out: string): Promise<void> {
    return createSite({ shell: this.#old.shell, remotes: [this.#old.system, this.#old.auth], out });
  }

  /** Puts back the site that a subject begins with. */
  reset(subject: Subject): void {
    rmSync(this.site, { recursive: true, force: true });
    if (subject === 'create') mkdirSync(this.site);
    else {
      const from = subject === 'rollback' ? 'second' : 'first';
      cpSync(join(this.folder, from), this.site, { recursive: true, verbatimSymlinks: true });
    }
  }

  /** The release that is tried. */
  async release(subject: Subject): Promise<void> {
    const { shell, system, needsShell } = this.#next;
    if (subject === 'create') await this.#create(this.site);
    else if (subject === 'shell') await publish(this.site, [{ folder: shell }]);
    else if (subject === 'remote') await publish(this.site, [{ folder: system }]);
    else if (subject === 'set') await publish(this.site, [{ folder: needsShell }, { folder: shell }]);
    else await rollback(this.site, 'system', 'system-one');
  }

  visit(): string {
    return visit(this.site, this.#known);
  }

  /** Files that publishers left behind and that will never be used. */
  leftovers(): string[] {
    const folder = join(this.site, '.deploy');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(^|\/)(arriving|draft-[^/]*|probe-[^/]*)$/.test(path),
    );
  }
}

/** What a try without a fault begins and ends with, and its operations. */
interface Plan {
  before: string;
  after: string;
  operations: readonly Operation[];
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function planOf(stage: Stage, subject: Subject): Promise<Plan> {
  stage.reset(subject);
  const before = subject === 'create' ? NOTHING : stage.visit();
  const { operations, error } = await watched(stage.folder, () => stage.release(subject));
  if (error !== undefined) throw new Error(`${subject} fails without any fault: ${message(error)}`);
  return { before, after: stage.visit(), operations };
}

/** Tries one fault: visitors get the old site or the new one, whole, and the next try of the same release succeeds. */
async function problemOf(
  stage: Stage,
  subject: Subject,
  { before, after }: Plan,
  fault: PlannedFault,
): Promise<string | undefined> {
  stage.reset(subject);
  const { error } = await watched(stage.folder, () => stage.release(subject), fault);
  try {
    const seen = stage.visit();
    if (seen !== before && seen !== after) return `visitors get a mixture: ${seen}`;
    if (error === undefined && seen !== after) return 'success was told and the old site is served';
    if (error !== undefined && !(error instanceof Killed) && seen !== before)
      return `failure was told (${message(error)}) and the new site is served`;
  } catch (problem) {
    return `${message(problem)} (after ${error === undefined ? 'success' : message(error)})`;
  }
  // A site that exists is not created a second time.
  if (subject !== 'create' || stage.visit() === NOTHING) {
    const again = await stage.release(subject).then(() => undefined, message);
    if (again !== undefined) return `the next release failed: ${again}`;
  }
  if (stage.visit() !== after) return 'the next release is not served';
  const left = subject === 'create' ? [] : stage.leftovers();
  return left.length > 0 ? `left behind: ${left.join(', ')}` : undefined;
}

/** A path without the parts that differ in each run. */
const kindOf = ({ name, path }: Operation) =>
  `${name} ${path.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{6}-[0-9a-f]{8}/g, '#')}`;

/** The role of an operation: its function and the folder, independent of app and file. Reads are distinguished less. */
function roleOf(operation: Operation): string {
  const role = kindOf(operation)
    .replace(/apps\/\w+/, 'apps/*')
    .replace(/((?:arriving|builds|documents|lock|assets|remotes)\/).*/, '$1*');
  return isRead(operation) ? role.split('/').slice(0, 3).join('/') : role;
}

/** The first operation of each role: the others do the same for another file. Of the last one that writes as well. */
function sampleOf(operations: readonly Operation[]): Set<number> {
  const first = new Map<string, number>();
  for (const [index, operation] of operations.entries())
    if (!first.has(roleOf(operation))) first.set(roleOf(operation), index);
  return new Set([...first.values(), operations.findLastIndex((operation) => !isRead(operation))]);
}

/**
 * The matrix of releases, one row: every operation of a run that is watched first, with every fault it can have. `full`
 * tries each; otherwise some of each role.
 */
export async function releaseCells(subject: Subject, full: boolean): Promise<ReleaseCell[]> {
  using stage = new Stage();
  await stage.prepare();
  const plan = await planOf(stage, subject);
  const sample = full ? undefined : sampleOf(plan.operations);
  const cells: ReleaseCell[] = [];
  for (const fault of FAULTS) {
    const cell: ReleaseCell = { subject, fault, tried: 0, problems: [] };
    for (const [index, operation] of plan.operations.entries()) {
      if (!faultsOf(operation).includes(fault) || sample?.has(index) === false) continue;
      cell.tried += 1;
      const problem = await problemOf(stage, subject, plan, { index, kind: fault });
      if (problem !== undefined) cell.problems.push(`${index} ${kindOf(operation)}: ${problem}`);
    }
    cells.push(cell);
  }
  return cells;
}
