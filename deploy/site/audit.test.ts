import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFileList } from '../../build/files.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { createServer } from '../../tools/server/server.ts';
import { filesBelow } from '../../tools/machine/files.ts';
import { audit } from './audit.ts';
import { OPENED } from './opened.ts';
import { rollout } from './rollout.ts';
import { createSite } from './site.ts';

const BOM = {
  bomFormat: 'CycloneDX',
  metadata: { properties: [{ name: 'console:lock', value: 'sha256-ab' }] },
  components: [{ name: 'react' }, { name: 'react-dom' }],
};

/** A site with a rollout, and a server that can be switched to another folder. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const remote = fakeRemote(join(folder, 'A'), 'system', 'system A', { build: 'A' });
  writeFileSync(join(remote, 'bom.json'), JSON.stringify(BOM));
  writeFileList(remote);
  await createSite({ shell: fakeShell(join(folder, 'S'), { build: 'S' }), remotes: [remote], out: site });
  const next = fakeRemote(join(folder, 'B'), 'system', 'system B', { build: 'B' });
  await rollout(site, { folder: next, app: 'system' }, { share: 10 });
  const of = (build: string) =>
    filesBelow(join(site, 'remotes/system', build))
      .filter((path) => path.startsWith('list.') && path.endsWith('.js'))
      .map((path) => join(site, 'remotes/system', build, path))[0] ?? '';
  return { site, of };
}

test('a site that matches its records has no problems, on the disk and on its server', async () => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  const server = createServer({ root: site });
  try {
    const { builds, problems } = await audit(site, await server.listen(0));
    expect(problems).toEqual([]);
    expect(builds.map(({ app, build, lock, packages }) => [app, build, lock, packages])).toEqual([
      ['shell', 'S', undefined, undefined],
      ['system', 'A', 'sha256-ab', 2],
      ['system', 'B', undefined, undefined],
    ]);
  } finally {
    await server.close();
  }
});

test.each([
  ['changed file of the build that is served', 'A', (path: string) => appendFileSync(path, ' ')],
  ['changed file of a build that is rolled out', 'B', (path: string) => appendFileSync(path, ' ')],
  ['missing file', 'A', (path: string) => rmSync(path)],
  ['file of no build', 'A', (path: string) => writeFileSync(`${path}.map`, '')],
] as const)('a %s is a problem', async (_, build, change) => {
  using folder = temporary();
  const { site, of } = await begin(folder.path);
  change(of(build));
  const { problems } = await audit(site);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`system ${build}`);
});

test('each file that a server sends with other content is a problem', async () => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  const server = createServer({
    root: site,
    intercept: (request, response) => {
      if (request.url !== '/registry.json' && !request.url?.startsWith('/rows/')) return false;
      response.end('{}');
      return true;
    },
  });
  try {
    const { problems } = await audit(site, await server.listen(0));
    expect(problems).toEqual([
      '/rows/system.B.json: the server sends other bytes',
      '/registry.json: the server sends other bytes',
    ]);
  } finally {
    await server.close();
  }
});

describe('pages are opened as a browser opens them', () => {
  type Intercept = NonNullable<Parameters<typeof createServer>[0]['intercept']>;
  /** The problems of the site behind a server that answers some requests otherwise. */
  async function problemsWith(intercept: (site: string) => Intercept): Promise<readonly string[]> {
    using folder = temporary();
    const { site } = await begin(folder.path);
    const server = createServer({ root: site, intercept: intercept(site) });
    try {
      return (await audit(site, await server.listen(0))).problems;
    } finally {
      await server.close();
    }
  }

  test('a policy that refuses the inline script of the document is a problem of each page', async () => {
    const problems = await problemsWith((site) => (request, response) => {
      if (!OPENED.includes(request.url ?? '')) return false;
      const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'sha256-old='" };
      response.writeHead(200, headers).end(readFileSync(join(site, 'index.html')));
      return true;
    });
    expect(problems).toHaveLength(OPENED.length);
    expect(problems[0]).toMatch(/^\/: the policy of the server refuses the inline script .* reload it$/);
  });

  test('a page that the server does not have, and a document without policy, are problems', async () => {
    const problems = await problemsWith(() => (request, response) => {
      if (request.url === '/login') response.writeHead(404).end();
      else if (request.url === '/') response.setHeader('content-type', 'text/html').end('<p>Welcome');
      else return false;
      return true;
    });
    expect(problems).toEqual([
      '/: the server sends other bytes',
      '/: the document comes without a Content-Security-Policy',
      '/: the document has no readable registry',
      '/login: the server answers 404',
    ]);
  });

  test('a script of another type is a problem', async () => {
    const problems = await problemsWith(() => (request, response) => {
      const set = response.setHeader.bind(response);
      if (request.url?.includes('/remoteEntry.') === true)
        response.setHeader = (name, value) => set(name, name === 'content-type' ? 'text/plain' : value);
      return false;
    });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(
      /remoteEntry\S+: the server sends it as "text\/plain", which browsers refuse$/,
    );
  });
});
