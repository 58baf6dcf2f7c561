import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '../machine/process.ts';
import { temporary } from '../testing/fake-dist.ts';
import { tokenFrom } from './token.ts';

test('a token is read from the file, else from the environment, without the end of its line', () => {
  using folder = temporary();
  const file = join(folder.path, 'token');
  writeFileSync(file, 'of-the-file\n');
  expect(tokenFrom({ file, env: { CONSOLE_TOKEN: 'of-the-environment' } })).toBe('of-the-file');
  expect(tokenFrom({ file: undefined, env: { CONSOLE_TOKEN: 'of-the-environment' } })).toBe(
    'of-the-environment',
  );
});

test('a text that is no token is refused without being repeated', () => {
  const said = (text: string): unknown => {
    try {
      return tokenFrom({ file: undefined, env: { CONSOLE_TOKEN: text } });
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  for (const text of ['', 'two words', 'two\nlines', 'ключ'])
    expect(said(text)).toBe('The token must be one line of visible characters');
  expect(() => tokenFrom({ file: undefined, env: {} })).toThrow('A token is needed');
  expect(() => tokenFrom({ file: '/nowhere/token', env: {} })).toThrow(
    'The file of the token cannot be read',
  );
});

test('the command takes no token as an argument', async () => {
  const { code, output } = await runNode('tools/conformance/run.ts', [
    '--api',
    'http://127.0.0.1:1',
    '--token',
    'secret-value',
  ]);
  expect(code).toBe(2);
  expect(output).toContain('--token-file FILE');
  expect(output).not.toContain('secret-value');
});
