import { playRandomly } from './play.ts';

/*
 * `npm run prove -- mock:random [CALLS]`: at least CALLS random calls of random users, default 10,000. All invariants hold
 * after each call; a sequence that breaks one is shrunk and printed as a script. The unit tests play a tenth of it.
 */

const wanted = Number(process.argv[2] ?? 10_000);
const SEQUENCES = 20;

let calls = 0;
try {
  while (calls < wanted) calls += await playRandomly(SEQUENCES);
  console.log(`${calls} random calls: every promise held after each`);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
