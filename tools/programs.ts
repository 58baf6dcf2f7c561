import { ensurePrograms } from './machine/programs.ts';

/** `npm run prove -- programs`: installs the programs that tests use and this machine lacks, as root on Debian. */
try {
  for (const { name, path } of ensurePrograms()) console.log(`${name} ${path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
