import { join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { billOfMaterials, packagesOf } from './provenance.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const FROM = {
  app: 'system',
  build: 'b1',
  version: '1.0.0',
  commit: '1a2b3c',
  files: [
    join(ROOT, 'node_modules/react/index.js'),
    join(ROOT, 'node_modules/@internationalized/date/dist/main.js'),
    join(ROOT, 'shared/ui/index.ts'),
  ],
};

test('the innermost package is found by any of its files, and our own files belong to none', () => {
  expect(
    packagesOf([
      ...FROM.files,
      join(ROOT, 'node_modules/a/node_modules/@b/c/x.js'),
      join(ROOT, 'node_modules/react/cjs/react.js'),
      '/elsewhere/node_modules/x/y.js',
      join(ROOT, 'node_modules/@swc/helpers'),
    ]),
  ).toEqual([
    'node_modules/@internationalized/date',
    'node_modules/a/node_modules/@b/c',
    'node_modules/react',
  ]);
});

test('a bill of materials is CycloneDX with commit, lock file, tools, licences and pinned hashes', () => {
  const { version } = createRequire(import.meta.url)('react/package.json');
  const bom: unknown = JSON.parse(billOfMaterials(FROM));
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: {
      component: { type: 'application', name: 'system', version: '1.0.0' },
      properties: expect.arrayContaining([
        { name: 'console:commit', value: '1a2b3c' },
        { name: 'console:lock', value: expect.stringMatching(/^sha256-[0-9a-f]{64}$/) },
        { name: 'console:node', value: process.version },
      ]),
      tools: {
        components: expect.arrayContaining([expect.objectContaining({ name: '@rspack/core' })]),
      },
    },
    components: expect.arrayContaining([
      expect.objectContaining({
        name: 'react',
        version,
        purl: `pkg:npm/react@${version}`,
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      }),
      expect.objectContaining({
        name: '@internationalized/date',
        licenses: [{ license: { id: 'Apache-2.0' } }],
      }),
    ]),
  });
  expect(billOfMaterials(FROM)).toBe(billOfMaterials({ ...FROM, files: FROM.files.toReversed() }));
});
