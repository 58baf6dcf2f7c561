import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REMOTES } from '../../build/apps.ts';
import { TARGETS } from '../../e2e/faults/cells.ts';
import { ROOT } from '../machine/files.ts';
import { AREAS } from '../walks/addresses.ts';

/** Pages without the frame of the console, which the walks do not open. */
const PUBLIC = ['auth'];

/** What is written for each area by hand and has no type that names a missing one. */
describe.each(REMOTES)('the area %s', (name) => {
  test('has a row in docs/teams.md', () => {
    expect(readFileSync(join(ROOT, 'docs/teams.md'), 'utf8')).toContain(`\`remotes/${name}/\``);
  });

  test('is opened by the walks (tools/walks/addresses.ts)', () => {
    expect([...AREAS.map((area) => area.name), ...PUBLIC]).toContain(name);
  });

  test('is in the fault matrix (e2e/faults/cells.ts)', () => {
    expect(TARGETS.map(({ area }) => area)).toContain(name);
  });
});
