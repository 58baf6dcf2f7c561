import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { importsOf } from '../check/imports.ts';
import { ROOT } from '../machine/files.ts';
import { readFlags } from '../machine/flags.ts';
import { seconds } from '../machine/process.ts';
import { type Mutant, mutantsOf, mutated } from './mutate.ts';
import { testsOf } from './tests-of.ts';

/*
 * Changes the code in small ways, one at a time, and runs the unit tests that import the file. A mutant that no test
 * detects survives: it is printed, with the score at the end. Files that no unit test imports are listed; their mutants
 * do not count.
 */
const USAGE = `npm run mutants -- FOLDER-OR-FILE … [--sample N] [--seed N]
  --sample N  try only N mutants of each given folder or file
  --seed N    which ones the sample takes (1)`;

const { values, positionals } = readFlags(USAGE, {
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});

/** A mutant that runs for longer never ends and counts as detected. */
const LONGEST = 60_000;

interface Task {
  readonly file: string;
  readonly tests: readonly string[];
  readonly mutants: readonly Mutant[];
  readonly chosen: number[];
}

interface Score {
  killed: number;
  survived: number;
}

const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const paths = list.split('\n').filter((path) => path !== '' && !path.startsWith('tools/lint/fixtures/'));
const files = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const imports = importsOf(files);

/** A file with code of the product. */
const isCode = (path: string) =>
  !/\.test(-d)?\.tsx?$|(^|\/)(test-[\w-]+|testing|fixtures?|generated)(\/|\.)|\.d\.ts$/.test(path);

/** A sequence of numbers between 0 and 1 that depends only on the seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What is tried in a folder or file: all mutants, or a sample of them. */
function tasksOf(place: string): { readonly tasks: Task[]; readonly untested: string[] } {
  const own = paths.filter((path) => (path === place || path.startsWith(`${place}/`)) && isCode(path));
  const known = own.map((file) => ({
    file,
    tests: testsOf(file, imports),
    mutants: mutantsOf(file, files.get(file) ?? ''),
  }));
  const tested = known.filter(({ tests, mutants }) => tests.length > 0 && mutants.length > 0);
  const all = tested.flatMap(({ file, mutants }) => mutants.map((_, index) => ({ file, index })));
  const random = randomFrom(Number(values.seed));
  const order = all.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at);
  const chosen = order.slice(0, Number(values.sample ?? all.length)).map(({ one }) => one);
  return {
    tasks: tested.map((task) => ({
      ...task,
      chosen: chosen.filter(({ file }) => file === task.file).map(({ index }) => index),
    })),
    untested: known
      .filter(({ tests, mutants }) => tests.length === 0 && mutants.length > 0)
      .map(({ file }) => file),
  };
}

/**
 * Tries mutants in a separate process, which is ended when one of them takes too long; returns those that were not
 * tried.
 */
async function tryMutants(task: Task, indexes: readonly number[], score: Score): Promise<number[]> {
  const { file, tests, mutants } = task;
  const worker = join(ROOT, 'tools/mutants/worker.ts');
  const child = spawn(process.execPath, [worker, file, tests.join(','), indexes.join(',')], {
    cwd: ROOT,
    // Vite would make it a development build
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const left = new Set(indexes);
  let isReady = false;
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST);
  for await (const line of createInterface({ input: child.stdout })) {
    const [index = '', result] = line.split(' ');
    timer.refresh();
    if (index === 'broken') console.log(`${file}: its tests fail without a mutant: ${tests.join(', ')}`);
    if (index === 'ready') isReady = true;
    if (result !== 'killed' && result !== 'survived') continue;
    left.delete(Number(index));
    score[result] += 1;
    const mutant = mutants[Number(index)];
    if (result === 'survived' && mutant) console.log(`  ${survivor(file, mutant)}`);
  }
  clearTimeout(timer);
  if (!isReady) return [];
  // The first one left is the one that did not end
  if (left.size > 0) score.killed += 1;
  return [...left].slice(1);
}

/** The position of a mutant, its change, and the changed line. */
function survivor(file: string, mutant: Mutant): string {
  const lines = mutated(files.get(file) ?? '', mutant).split('\n');
  return `${file}:${mutant.line} ${mutant.kind}: ${lines[mutant.line - 1]?.trim() ?? ''}`;
}

const percent = ({ killed, survived }: Score) =>
  killed + survived === 0 ? 'none tried' : `${Math.round((100 * killed) / (killed + survived))} %`;

if (positionals.length === 0) {
  console.error('Name the folders or files to change, such as shared/actions');
  process.exit(1);
}
const total: Score = { killed: 0, survived: 0 };
for (const place of positionals.map((one) => one.replace(/\/$/, ''))) {
  const start = performance.now();
  const score: Score = { killed: 0, survived: 0 };
  const { tasks, untested } = tasksOf(place);
  for (const task of tasks) {
    let waiting = task.chosen;
    while (waiting.length > 0) waiting = await tryMutants(task, waiting, score);
  }
  const all = tasks.reduce((sum, { mutants }) => sum + mutants.length, 0);
  console.log(
    `${place}: ${score.killed} of ${score.killed + score.survived} mutants killed, ${percent(score)}, of ${all} in ${tasks.length} files, ${seconds(performance.now() - start)}`,
  );
  if (untested.length > 0) console.log(`  no unit test imports ${untested.join(', ')}`);
  total.killed += score.killed;
  total.survived += score.survived;
}
console.log(`score ${percent(total)}`);
