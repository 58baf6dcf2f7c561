import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { cleanRoot, killGroup, whyNoRoot, type Place } from './fresh/clean-root.ts';
import { readFlags, refuse } from './machine/flags.ts';
import { seconds } from './machine/process.ts';
import { freePort } from './testing/free-port.ts';

/*
 * The commands of the README on a machine that never saw the project: a Debian made for it, with Node 20, npm and git, and
 * a clone of HEAD (what is not committed is not in it). Ends with `N/N steps`.
 */
const USAGE = `npm run prove -- fresh [start] [test]
  start  \`npm start\` serves the console on its port
  test   \`npm test\` ends with 0 failed and nothing skipped; takes as long as there`;

/** Milliseconds that \`npm start\` may take with an empty cache of npm. */
const PATIENCE = 15 * 60_000;

/** Shows what a program prints, and returns its exit code and output. */
async function shown(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { code, output };
}

/** The problem; undefined when there is none. */
type Step = (place: Place) => Promise<string | undefined>;

const start: Step = async (place) => {
  const port = await freePort();
  const child = place.start('npm start', { PORT: String(port) });
  let isOver = false;
  const ended = shown(child).then((result) => {
    isOver = true;
    return result;
  });
  try {
    for (const began = performance.now(); !isOver && performance.now() - began < PATIENCE;) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (answer !== undefined) {
        const text = await answer.text();
        const isConsole = answer.ok && text.includes('id="root"') && text.includes('<script');
        return isConsole ? undefined : `status ${answer.status}: ${text.slice(0, 200)}`;
      }
      await setTimeout(500);
    }
    return isOver ? 'it ended' : `no answer after ${seconds(PATIENCE)}`;
  } finally {
    killGroup(child);
    await ended;
  }
};

const test: Step = async (place) => {
  const { code, output } = await shown(place.start('npm test'));
  const last = output.trim().split('\n').at(-1) ?? '';
  return code === 0 && /^[1-9]\d* passed, 0 failed$/.test(last) ? undefined : `exit code ${code}: ${last}`;
};

const STEPS = { start, test };
const isStep = (name: string): name is keyof typeof STEPS => Object.hasOwn(STEPS, name);

const { positionals } = readFlags(USAGE, { options: {}, allowPositionals: true });
const chosen = positionals.length === 0 ? ['start', 'test'] : positionals;
const names = chosen.filter(isStep);
if (names.length < chosen.length) refuse(`There are ${Object.keys(STEPS).join(', ')}`, USAGE);

const reason = whyNoRoot();
if (reason !== undefined) {
  console.error(`No clean root can be made: ${reason}.`);
  process.exit(1);
}
const place = cleanRoot();
// Also after a signal: tools/machine/process.ts turns it into an exit
process.on('exit', () => place.remove());
console.log(`In ${place.about}`);
let passed = 0;
for (const name of names) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const problem = await STEPS[name](place);
  if (problem === undefined) passed += 1;
  console.log(
    `== ${name}: ${problem === undefined ? 'ok' : `FAIL ${problem}`}, ${seconds(performance.now() - began)}`,
  );
}
console.log(`${passed}/${names.length} steps`);
process.exitCode = passed === names.length ? 0 : 1;
