import { bringUpToDate } from './build.ts';
import { SITES } from './build/compose.ts';
import { MONOLITH } from './build/inputs.ts';
import { runNode } from './machine/process.ts';
import { ensurePrograms, isLeftOut } from './machine/programs.ts';
import { createServer } from './server/server.ts';
import { proofCounts, type Counts } from './testing/test-reports.ts';

const write = (text: string) => process.stdout.write(text);

/**
 * A proof is a program that prints its findings and, on the last line, its result.
 * @param onOutput by default the output is shown as it arrives: a proof takes minutes
 */
async function proof(path: string, args: readonly string[], onOutput = write): Promise<Counts> {
  const { code, output } = await runNode(path, args, { onOutput });
  return proofCounts(output, code);
}

/** Runs a proof whose output is shown at its end, because other proofs run in parallel. */
async function proofBeside(path: string): Promise<Counts> {
  let output = '';
  const counts = await proof(path, [], (text) => {
    output += text;
    return true;
  });
  write(output);
  return counts;
}

/** The fault matrix against the demo site; arguments narrow it to an area or a fault. */
export async function faults(args: readonly string[] = []): Promise<Counts> {
  const server = createServer({ root: SITES.demo.out });
  const url = await server.listen(0);
  try {
    return await proof('e2e/faults/run.ts', [url, ...args]);
  } finally {
    await server.close();
  }
}

/** The smoke set in a second engine against the demo site; where `WITHOUT` names Firefox its checks are counted as skipped. */
export async function firefox(args: readonly string[] = []): Promise<Counts> {
  const server = createServer({ root: SITES.demo.out });
  const url = await server.listen(0);
  try {
    if (!isLeftOut('firefox')) return await proof('tools/firefox/run.ts', [url, ...args]);
    const { code, output } = await runNode('tools/firefox/run.ts', [url, ...args, '--count']);
    const counted = /^(\d+) checks$/m.exec(output);
    if (code !== 0 || counted === null) throw new Error(output);
    return { passed: 0, failed: 0, skipped: Number(counted[1]) };
  } finally {
    await server.close();
  }
}

/** Proofs of the mock API without a browser; each is a program of `mock/verify/` that supports FULL=1. */
export const MOCK_PROOFS = [
  ['mock: every operation', 'run'],
  ['mock: random calls', 'random/run'],
] as const;

export function mockProof(program: (typeof MOCK_PROOFS)[number][1]): Promise<Counts> {
  return proofBeside(`mock/verify/${program}.ts`);
}

/** Depth of the request waterfall, by route. */
export function depth(args: readonly string[] = []): Promise<Counts> {
  return proof('tools/bench/depth.ts', args);
}

/** Size and speed of the console, composed compared with one bundle. */
export function bench(args: readonly string[] = []): Promise<Counts> {
  return proof('tools/bench/run.ts', args);
}

/** One remote published alone, and rolled back, under an open tab. */
export function releaseDrill(): Promise<Counts> {
  return proofBeside('tools/release-drill.ts');
}

const PROOFS = { faults, bench, depth, firefox };
const isProof = (name: string | undefined): name is keyof typeof PROOFS =>
  name !== undefined && Object.hasOwn(PROOFS, name);

/** `npm run prove -- NAME` of `faults`, `bench`, `depth` and `firefox`: `node tools/proofs.ts NAME [arguments]`, on up-to-date builds. */
if (import.meta.main) {
  const [name, ...args] = process.argv.slice(2);
  try {
    if (!isProof(name)) throw new Error(`There are ${Object.keys(PROOFS).join(', ')}`);
    ensurePrograms(name === 'firefox' ? ['git', 'chromium', 'firefox'] : ['git', 'chromium']);
    await bringUpToDate(['demo', 'site'], true, name === 'bench' ? [MONOLITH] : []);
    const counts = await PROOFS[name](args);
    if (counts.skipped !== undefined) console.log(`${counts.skipped} checks left out by WITHOUT`);
    process.exitCode = counts.failed === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
