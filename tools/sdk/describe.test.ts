import { expect, it } from 'vitest';
import { packageOf, sdkLint, sdkTsconfig } from './describe.ts';

it.each([
  ['react/jsx-runtime', 'react'],
  ['@tanstack/react-query', '@tanstack/react-query'],
  ['@console/shared/ui', undefined],
  ['./list.js', undefined],
  ['node:fs', undefined],
  ['path', undefined],
])('%s is of the package %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});

it('the rules for areas of this repository are those of other repositories, for their src/', () => {
  expect(sdkLint()).toMatchObject({
    jsPlugins: ['./sdk/src/lint.js'],
    rules: {
      'console/boundaries': 'error',
      'typescript/no-explicit-any': 'error',
      'typescript/no-deprecated': 'warn',
    },
    overrides: expect.arrayContaining([
      { files: ['**/src/**'], rules: { 'console/parts': 'error' } },
      { files: ['**/src/**/*.tsx'], rules: { 'react/only-export-components': 'error' } },
      expect.objectContaining({ files: ['**/e2e/**'] }),
    ]),
  });
});

it('the compiler of an area is as strict as ours', () => {
  expect(sdkTsconfig()).toMatchObject({
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      paths: { '@console/mock': [expect.any(String)] },
    },
  });
});
