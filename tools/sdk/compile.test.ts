import { expect, it } from 'vitest';
import { isAsset } from './compile.ts';

it.each([
  ['shared/ui/tokens.css', true],
  ['shared/forms/README.md', true],
  ['shared/forms/index.ts', false],
  ['build/icon.js', true],
  // Only the shell publishes it
  ['build/publish-refresh.js', false],
  ['shell/README.md', false],
])('%s is copied into the package: %s', (path, isCopied) => {
  expect(isAsset(path)).toBe(isCopied);
});
