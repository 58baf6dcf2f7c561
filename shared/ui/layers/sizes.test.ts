import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

// @sheet specification/9.16
it('dialogs have the widths of the specification, section 9', () => {
  const tokens = read('../tokens.css');
  const sizes = ['side-modal', 'modal-narrow', 'modal-medium', 'modal-free'].map(
    (name) => new RegExp(`--size-${name}: ([^;]+);`).exec(tokens)?.[1],
  );
  expect(sizes).toEqual(['32rem', '24rem', '28rem', '48rem']);
  const rules = read('dialog.module.css');
  for (const name of ['side-modal', 'modal-narrow', 'modal-medium', 'modal-free'])
    expect(rules, name).toContain(`var(--size-${name})`);
});
