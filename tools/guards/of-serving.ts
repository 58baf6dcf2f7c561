import { security, type Guard } from './guard.ts';

const ROUTES = 'tools/server/routes.test.ts';

/** Guards on what a server reveals, and on what a build may contain. */
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
      security('a missing file gets a 404, not the document'),
    ],
  },
  {
    name: 'the document in the place of a missing script',
    source: 'docs/architecture.md 4',
    file: 'tools/server/routes.ts',
    guard: 'return !isImmutable(path) && !FILE_ENDING.test(path);',
    without: 'return true;',
    proofs: [{ unit: ROUTES, title: '/missing.js is a page: false' }],
  },
  {
    name: 'the controls of the mock API, where they were not asked for',
    source: 'mock/README.md',
    file: 'tools/server/routes.ts',
    guard: "if (mock && path.startsWith('/__mock/'))",
    without: "if (path.startsWith('/__mock/'))",
    proofs: [{ unit: ROUTES, title: 'POST /__mock/reset goes to the API: false' }],
  },
  {
    name: 'websockets of the API from beside the path of the site',
    source: 'docs/hosting.md',
    file: 'tools/server/server.ts',
    guard: '    if (!enterSite(request, base)) return undefined;\n',
    without: '',
    proofs: [
      {
        unit: 'tools/server/attacks.test.ts',
        title: 'a websocket of the API is found below the path, and nowhere else',
      },
    ],
  },
  {
    name: 'pages of the console beside the path of the site',
    source: 'docs/hosting.md',
    file: 'tools/server/server.ts',
    guard: "if (!enterSite(request.raw, api.base)) return sendText(reply, root, 404, 'Not found');",
    without: '',
    proofs: [
      { unit: 'tools/server/attacks.test.ts', title: 'a URL outside the path is neither a page nor a call' },
    ],
  },
  {
    name: 'the session of a site below a path for the whole origin',
    source: 'docs/hosting.md',
    file: 'tools/server/base-path.ts',
    guard: "if (name !== 'set-cookie') return value;",
    without: 'return value;',
    proofs: [
      {
        unit: 'tools/server/base-path.test.ts',
        title: 'has set-cookie session=a; Path=/; HttpOnly as session=a; Path=/console; HttpOnly',
      },
    ],
  },
  {
    name: 'a sign-in that ends beside the path of the site',
    source: 'ASVS 3.7.2',
    file: 'remotes/auth/src/redirect-uri.ts',
    guard: '? url.pathname.slice(base.length) : SIGN_IN;',
    without: '? url.pathname.slice(base.length) : url.pathname;',
    proofs: [{ unit: 'remotes/auth/src/redirect-uri.test.ts', title: '"/consoles" is refused' }],
  },
];
