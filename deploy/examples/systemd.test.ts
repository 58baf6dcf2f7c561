import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/machine/files.ts';
import { FLAGS, USAGE } from '../usage.ts';

const FOLDER = join(ROOT, 'deploy/examples/systemd');
const commands = readdirSync(FOLDER).flatMap((unit) =>
  [...readFileSync(join(FOLDER, unit), 'utf8').matchAll(/^ExecStart=(.+)$/gm)].map(
    ([, line = '']) => [unit, line] as const,
  ),
);

test.each(commands)('%s runs a command of this repository, with flags that it has', (_, line) => {
  const [program = '', script = '', ...words] = line.split(' ');
  expect(existsSync(program.replace('/opt/console', ROOT))).toBe(true);
  expect(existsSync(join(ROOT, script))).toBe(true);
  const isDeploy = script === 'deploy/cli.ts';
  if (isDeploy) expect(USAGE).toContain(`\n  ${words[0]} `);
  const known = isDeploy
    ? Object.keys(FLAGS)
        .map((name) => `--${name}`)
        .join(' ')
    : readFileSync(join(ROOT, script), 'utf8');
  for (const flag of words.filter((word) => word.startsWith('--'))) expect(`${known} `).toContain(`${flag} `);
});

test('there is a unit for the server, the collector and the check', () => {
  expect(commands.map(([unit]) => unit)).toEqual([
    'console-collect.service',
    'console-serve.service',
    'console-verify.service',
  ]);
});
