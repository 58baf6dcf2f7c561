import { security, type Guard } from './guard.ts';

const ROUTES = 'tools/server/routes.test.ts';

/** What a server gives away, and what a build may contain. */
export const SERVING: readonly Guard[] = [
  {
    name: 'files above or beside the site',
    source: 'ASVS 3.6.1',
    file: 'tools/server/routes.ts',
    guard: "segment.startsWith('.')",
    without: "segment === '..x'",
    proofs: [
      { unit: ROUTES, title: 'no file answers /../etc/passwd' },
      { unit: ROUTES, title: 'no file answers /.deploy/state.json' },
      security('a missing file is missing, not the document'),
    ],
  },
  {
    name: 'the document in the place of a missing script',
    source: 'docs/architecture.md 4',
    file: 'tools/server/routes.ts',
    guard: 'return !isImmutable(path) && !FILE_ENDING.test(path);',
    without: 'return true;',
    proofs: [
      { unit: ROUTES, title: '/missing.js is a page: false' },
      security('a missing file is missing, not the document'),
    ],
  },
  {
    name: 'the controls of the mock API, where they were not asked for',
    source: 'mock/README.md',
    file: 'tools/server/routes.ts',
    guard: "if (mock && path.startsWith('/__mock/'))",
    without: "if (path.startsWith('/__mock/'))",
    proofs: [{ unit: ROUTES, title: 'POST /__mock/reset goes to the API: false' }],
  },
];
