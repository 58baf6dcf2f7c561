import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from '../machine/files.ts';
import { mutantsOf, mutated } from './mutate.ts';

/*
 * Tries mutants of one file: `node worker.ts FILE TESTS FIRST,SECOND,…`. The mutated text replaces the file only in the memory of the
 * test runner. Prints `ready NUMBER-OF-TESTS` when the tests pass without a mutant, then `INDEX killed` or `INDEX survived` for each.
 */
const [file = '', tests = '', indexes = ''] = process.argv.slice(2);
const path = join(ROOT, file);
const source = readFileSync(path, 'utf8');
const mutants = mutantsOf(file, source);
let current = source;

const vitest = await createVitest(
  {
    config: join(ROOT, 'tools/mutants/vitest.config.ts'),
    root: ROOT,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    include: tests.split(','),
    reporters: [{}],
    // The cache on disk would return the original file
    fsModuleCache: false,
  },
  {
    plugins: [
      { name: 'mutant', enforce: 'pre', load: (id) => (id.split('?')[0] === path ? current : undefined) },
    ],
  },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

/** Whether all tests pass with a text in place of the file, and the number of tests. */
async function passes(text: string): Promise<{ isPassed: boolean; count: number }> {
  current = text;
  vitest.invalidateFile(path);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const count = testModules.flatMap((module) => [...module.children.allTests()]).length;
  const isPassed = unhandledErrors.length === 0 && testModules.every((module) => module.ok());
  return { isPassed, count };
}

const { isPassed, count } = await passes(source);
console.log(isPassed ? `ready ${count}` : 'broken');
if (isPassed)
  for (const index of indexes.split(',').map(Number)) {
    const mutant = mutants[index];
    if (!mutant) continue;
    const result = await passes(mutated(source, mutant));
    console.log(`${index} ${result.isPassed ? 'survived' : 'killed'}`);
  }
await vitest.close();
process.exit(0);
