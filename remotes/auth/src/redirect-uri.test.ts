import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRedirect, redirectPath, redirectTarget, samlHref } from './redirect-uri.ts';

const ORIGIN = 'https://console.example';

const HOSTILE = [
  // other origins in plain sight
  'https://evil.example',
  'http://evil.example/projects',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'ftp://evil.example',
  'evil.example',
  'evil.example/projects',
  `${ORIGIN}/projects`,
  `${ORIGIN}.evil.example/projects`,
  'https://console.example@evil.example/',
  // other schemes
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://console.example/1',
  'vbscript:msgbox(1)',
  'mailto:someone@evil.example',
  // two slashes in front, and what browsers read as two
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u000b/evil.example',
  '/\u0085/evil.example',
  '/\u2028/evil.example',
  '/\uff0fevil.example',
  '\u2215\u2215evil.example',
  '\uff0f\uff0fevil.example',
  // encoded, once and more often
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%2525252fevil.example',
  '/%252525252525252fevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/projects?x=%0d%0aSet-Cookie:%20a=b',
  '/projects?x=%00',
  '/%00',
  '/%7f',
  '/%c2%85',
  '/%ef%bc%8fevil.example',
  '/%E0%A4%A',
  '/%',
  '/projects/%zz',
  // slashes made by dot segments
  '/..//evil.example',
  '/.//evil.example',
  '/projects/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/./projects',
  '/projects/../system',
  '/projects/%2e%2e/system',
  '/projects//x',
  // not canonical, or outside the console
  '/projects/a b',
  '/projects/ä',
  '/projects?q="x"',
  '/projects?q=<script>',
  '/projects?q=\\x',
  '/projects\\x',
  '?redirect_uri=/projects',
  '#/projects',
  './projects',
  '../projects',
  'projects',
  '@evil.example',
  '/%3f//evil.example',
  '',
  ' ',
  // returning to a sign-in page after signing in is useless
  '/login',
  '/login?redirect_uri=/projects',
  '/login/fernhill/local',
];

const HONEST = [
  '/',
  '/projects',
  '/projects/',
  '/projects-new',
  '/projects/edge-cache/instances?tab=networking',
  '/projects/edge-cache/instances/cache-1/metrics/cpu#chart',
  '/system/silos/fernhill?tab=ip-pools',
  '/device/verify',
  '/device/verify?code=a%20b&next=%2Fprojects',
  '/projects?next=https://elsewhere.example/',
  '/projects?name=%C3%A4',
  '/loginsight',
  '/lookup/instances/6f0c2f9e-2c3f-4a51-9a3d-0f5d3cb41d7a',
];

describe('a hostile redirect_uri', () => {
  it('there are at least forty hostile forms', () =>
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40));

  it.each(HOSTILE)('%j leads to the landing page', (value) => {
    expect(parseRedirect(value, ORIGIN)).toBeUndefined();
    expect(redirectTarget(value, ORIGIN)).toBe('/projects');
    expect(samlHref('a', 'b', value, ORIGIN)).toBe('/login/a/saml/b/redirect');
  });

  it('may be absent', () => expect(redirectTarget(null, ORIGIN)).toBe('/projects'));
});

describe('a legitimate redirect_uri', () => {
  it.each(HONEST)('%s is kept', (value) => expect(redirectTarget(value, ORIGIN)).toBe(value));

  it('is trimmed', () => expect(redirectTarget('  /projects?tab=a\n', ORIGIN)).toBe('/projects?tab=a'));

  it('is encoded again for the identity provider', () =>
    expect(samlHref('my silo', 'a/b', ' /projects?tab=a&x=b ', ORIGIN)).toBe(
      '/login/my%20silo/saml/a%2Fb/redirect?redirect_uri=%2Fprojects%3Ftab%3Da%26x%3Db',
    ));
});

/** Pieces that attacks are made of, in any order. */
const PIECES = [
  ...'/ \\ . .. : @ ? # % %2f %5c %2e %09 %0a %25 a evil.example https: javascript: login projects'.split(
    ' ',
  ),
  ...'\t\n \uff0f\u0000',
];
const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((parts) => parts.join(''));

const segment = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}[a-z0-9]$/).filter((name) => name !== 'login');

describe('whatever is sent', () => {
  const staysHere = (raw: string) => {
    const target = redirectTarget(raw, ORIGIN);
    expect(target).toMatch(/^\/(?![/\\])/);
    // as a location, as a base for the next page, and however often a server in between decodes it
    let url = new URL(target, ORIGIN);
    expect(url.origin).toBe(ORIGIN);
    expect(url.pathname).not.toContain('//');
    for (let text = url.pathname, layer = 0; layer < 6; layer += 1) {
      try {
        text = decodeURIComponent(text);
      } catch {
        break;
      }
      url = new URL(text, ORIGIN);
      expect(url.origin).toBe(ORIGIN);
    }
    const link = new URL(samlHref('silo', 'idp', raw, ORIGIN), ORIGIN);
    expect(link.origin + link.pathname).toBe(`${ORIGIN}/login/silo/saml/idp/redirect`);
    expect(link.searchParams.get('redirect_uri')).toBe(parseRedirect(raw, ORIGIN) ?? null);
  };

  it('stays on this origin: any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), staysHere), { numRuns: 2000 });
  });
  it('stays on this origin: any text after a slash', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => `/${text}`),
        staysHere,
      ),
      { numRuns: 2000 },
    );
  });
  it('stays on this origin: pieces of attacks', () => {
    fc.assert(fc.property(pieces, staysHere), { numRuns: 5000 });
  });
  it('keeps every address that the console itself sends', () => {
    fc.assert(
      fc.property(
        fc.array(segment, { minLength: 1, maxLength: 5 }),
        fc.webQueryParameters(),
        (names, search) => {
          const here = new URL(`/${names.join('/')}?${search}`, ORIGIN);
          fc.pre(!/%(0|1|7f)/i.test(here.search) && !/%(?![0-9a-f]{2})/i.test(here.search));
          fc.pre(
            canDecode(here.search) && !/[\\\u0000-\u001f\u007f-\u009f]/.test(decodeURIComponent(here.search)),
          );
          expect(redirectTarget(here.pathname + here.search, ORIGIN)).toBe(here.pathname + here.search);
        },
      ),
    );
  });
});

function canDecode(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

describe('a redirect_uri of a site below a path', () => {
  const BASE = '/console';
  it.each(HONEST.filter((value) => value !== '/'))('%s is kept below the path', (value) => {
    expect(parseRedirect(BASE + value, ORIGIN, BASE)).toBe(BASE + value);
    expect(redirectTarget(BASE + value, ORIGIN, BASE)).toBe(value);
  });

  it.each([
    [BASE, '/'],
    [`${BASE}/`, '/'],
    [`${BASE}?a=1`, '/?a=1'],
  ])('%s is the root of the console', (value, path) => {
    expect(redirectPath(value, ORIGIN, BASE)).toBe(path);
  });

  it.each([...HOSTILE, ...HONEST, '/consoles', '/console/login', '/console/login/a/local', '/console/../x'])(
    '%j is refused',
    (value) => {
      expect(redirectTarget(value, ORIGIN, BASE)).toBe('/projects');
    },
  );
});
