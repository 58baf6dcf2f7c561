import { expect, test } from 'vitest';
import { forbidden } from './boundaries.ts';

const check = (from: string, specifier: string, typeOnly = false) => forbidden({ from, specifier, typeOnly });

test.each([
  ['remotes/project/src/a.ts', '@console/shared/ui'],
  ['remotes/project/src/projects/list.tsx', './queries.ts'],
  ['remotes/project/src/projects/list.tsx', '../instances/queries.ts'],
  ['remotes/project/src/a.test.ts', '@console/mock'],
  ['remotes/project/src/a.test.ts', 'vitest'],
  ['remotes/own/src/a.test.ts', '@console/sdk/testing'],
  ['remotes/own/src/backups/mock.ts', '@console/sdk/mock-service'],
  ['shared/router/index.ts', 'react-router'],
  ['shared/forms/field.tsx', '@console/shared/ui'],
  ['shared/diagram/layered.ts', '@dagrejs/dagre'],
  ['shared/ui/basic/button.tsx', '../icon.tsx'],
  ['shell/src/main.tsx', '@console/mock'],
  ['shell/src/router.tsx', 'react-router/dom'],
  ['mock/src/server.ts', 'node:util'],
  ['tools/bench/run.ts', '../../shared/contract/config.ts'],
  ['e2e/faults/run.ts', '../machine/browser.ts'],
  ['remotes/system/src/a.test.tsx', '../../../tools/testing/screen.tsx'],
  ['remotes/system/src/routes.test.ts', '../../../build/testing/table.ts'],
  ['shell/src/a.test.ts', '../../remotes/auth/src/manifest.ts'],
])('%s may import %s', (from, specifier) => {
  expect(check(from, specifier)).toBeUndefined();
});

test.each([
  ['remotes/project/src/a.ts', '@console/system'],
  ['remotes/project/src/a.ts', '@console/system/area'],
  ['remotes/project/src/a.ts', '../../system/src/area.ts'],
  ['remotes/project/src/a.ts', '../../../shell/src/main.tsx'],
  ['remotes/project/src/a.ts', '../../../shared/ui/index.ts'],
  ['remotes/project/src/a.ts', '@console/shared/ui/pickers'],
  ['remotes/project/src/a.ts', 'react-router'],
  ['remotes/project/src/a.ts', 'lodash'],
  ['remotes/own/src/a.ts', '@console/sdk/testing'],
  ['remotes/own/src/list.tsx', '@console/sdk/mock-service'],
  ['remotes/project/src/a.ts', 'lucide-react/dynamic'],
  ['remotes/project/src/a.ts', '@console/mock'],
  ['remotes/project/src/a.ts', '@dagrejs/dagre'],
  ['shared/ui/basic/lines.tsx', '@dagrejs/dagre'],
  ['shared/ui/table.tsx', '@console/shared/api'],
  ['shared/ui/table.tsx', '../api/index.ts'],
  ['shared/contract/area.ts', '@console/shared/api'],
  ['shared/query/index.ts', 'jotai'],
  ['shared/query/index.ts', '@console/mock'],
  ['shared/copy-as/texts.test.ts', '../../tools/openapi/files.ts'],
  ['shell/src/main.tsx', '@console/project'],
  ['shell/src/main.tsx', 'jotai'],
  ['mock/src/store.ts', '@console/shell'],
  ['mock/src/a.test.ts', '../../tools/testing/screen.tsx'],
  ['remotes/system/src/a.ts', '../../../tools/testing/screen.tsx'],
  ['remotes/system/src/a.test.ts', '../../../shell/src/root.tsx'],
  ['shell/src/a.ts', '../../remotes/auth/src/manifest.ts'],
  ['shell/src/a.ts', '../../deploy/cli.ts'],
  ['e2e/a.spec.ts', '../shared/format/index.ts'],
  ['shared/format/size.ts', 'node:fs'],
])('%s must not import %s', (from, specifier) => {
  expect(check(from, specifier)).toMatch(/^\S.*\.$/);
});

test('types may cross boundaries when a bundle contains none of their code', () => {
  expect(check('shared/contract/area.ts', 'react-router', true)).toBeUndefined();
  expect(check('e2e/support/test.ts', '../../shared/contract/area.ts', true)).toBeUndefined();
  expect(check('remotes/project/src/a.ts', 'react-router', true)).toBeDefined();
});

const own = (specifier: string, from = 'remotes/own/src/a.ts') =>
  forbidden({ from, specifier, typeOnly: false, libraries: ['d3-scale', '@visx/group', 'react-router'] });

test.each(['d3-scale', 'd3-scale/src/band.js', '@visx/group', '@visx/group/lib'])(
  'an area of another team may import %s, which it bundles',
  (specifier) => {
    expect(own(specifier)).toBeUndefined();
  },
);

test('an area of another team is told how to bundle a library, and never bundles one of the shell', () => {
  expect(own('@visx/shape/lib')).toMatch(
    /not "@visx\/shape\/lib"\. To bundle it, .* libraries: \['@visx\/shape'\]\.$/,
  );
  expect(own('react-router')).toContain('@console/shared/router only');
});
