import { bringUpToDate } from './build.ts';
import { PROGRAMS, runNode } from './machine/process.ts';
import { ensurePrograms } from './machine/programs.ts';

/**
 * `npm run test:e2e [-- pattern | Playwright's options]`: builds changed apps, then runs the end-to-end tests against
 * the built and composed sites under their production headers. It runs the full setting, with whole matrices, of which
 * `npm test` tries a part (e2e/support/setting.ts).
 */
try {
  ensurePrograms(['git', 'chromium']);
  const built = await bringUpToDate(['demo', 'site'], true);
  if (built.length > 0) console.log(`Built ${built.join(', ')}`);
  const { code } = await runNode(PROGRAMS.playwright, ['test', ...process.argv.slice(2)], {
    show: true,
    env: { FULL: '1' },
  });
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
