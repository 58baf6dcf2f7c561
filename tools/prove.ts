import { runNode } from './machine/process.ts';

/** Programs that a developer runs now and then: what each does, its file, and its first arguments. */
const PROGRAMS: Readonly<Record<string, readonly [what: string, path: string, ...args: string[]]>> = {
  programs: ['install the programs that tests need', 'tools/programs.ts'],
  fresh: ['start and test a fresh clone', 'tools/fresh.ts'],
  bench: ['size and speed of the console', 'tools/proofs.ts', 'bench'],
  depth: ['requests of each route that wait for one another', 'tools/proofs.ts', 'depth'],
  faults: ['areas, releases and lazy chunks that fail', 'tools/proofs.ts', 'faults'],
  firefox: ['every route and the main steps in Firefox', 'tools/proofs.ts', 'firefox'],
  guards: ['tests that fail without each guard', 'tools/guards/run.ts'],
  sdk: ['pack the SDK and the release commands', 'tools/sdk/pack.ts'],
  'sdk:drill': ['the first day of a team with the SDK', 'tools/sdk/drill.ts'],
  'release:drill': ['one area published and rolled back', 'tools/release-drill.ts'],
  'rollout:drill': ['a preview, a rollout and a watched release', 'tools/rollout-drill.ts'],
  'mock:verify': ['every operation of the mock with every refusal', 'mock/verify/run.ts'],
  'mock:random': ['random calls to the mock', 'mock/verify/random/run.ts'],
  conformance: ['a server against the contract, by reads only', 'tools/conformance/run.ts'],
  texts: ['every text of the product', 'tools/texts/run.ts'],
  pictures: ['take the pictures of docs/pictures', 'tools/pictures/run.ts'],
};

/** `npm run prove -- NAME [arguments]`; without a name it lists them. */
const [name = '', ...rest] = process.argv.slice(2);
const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
if (program) {
  const [, path, ...args] = program;
  process.exitCode = (await runNode(path, [...args, ...rest], { show: true })).code;
} else {
  console.log('npm run prove -- NAME [arguments]\n');
  for (const [each, [what]] of Object.entries(PROGRAMS)) console.log(`  ${each.padEnd(14)} ${what}`);
  process.exitCode = name === '' ? 0 : 1;
}
