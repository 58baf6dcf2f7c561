import { expect, test } from 'vitest';
import { ensurePrograms, findProgram, leftOut, programPath, type Machine } from './programs.ts';

/** A machine with the given programs, which can install some packages: each adds a program at `/usr/bin/NAME`. */
function machine(paths: readonly string[], packages: readonly string[] = [], env: Machine['env'] = {}) {
  const have = new Set(paths);
  const asked: string[] = [];
  const one: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (path) => have.has(path),
    install(name) {
      asked.push(name);
      if (packages.includes(name)) have.add(`/usr/bin/${name.replace('-light', '')}`);
      return packages.includes(name);
    },
  };
  return { one, asked };
}

test('a program is found in PATH, at its usual place, or at the path in its variable', () => {
  const { one } = machine(['/usr/sbin/nginx', '/usr/local/bin/firefox', '/usr/bin/firefox-esr']);
  expect(findProgram('nginx', one)).toBe('/usr/sbin/nginx');
  expect(findProgram('firefox', one)).toBe('/usr/bin/firefox-esr');
  expect(findProgram('caddy', one)).toBeUndefined();
  const { one: chosen } = machine(['/usr/bin/firefox-esr'], [], { FIREFOX: '/opt/firefox' });
  expect(findProgram('firefox', chosen)).toBe('/opt/firefox');
});

test('missing programs are installed, each by its Debian package, and nothing else', () => {
  const { one, asked } = machine(
    ['/usr/bin/git', '/usr/bin/chromium-headless-shell'],
    ['nginx-light', 'firefox-esr'],
  );
  expect(ensurePrograms(['git', 'chromium', 'nginx', 'firefox'], one)).toEqual([
    { name: 'git', path: '/usr/bin/git' },
    { name: 'chromium', path: '/usr/bin/chromium-headless-shell' },
    { name: 'nginx', path: '/usr/bin/nginx' },
    { name: 'firefox', path: '/usr/bin/firefox-esr' },
  ]);
  expect(asked).toEqual(['nginx-light', 'firefox-esr']);
});

test.each([
  [
    'the headless shell is installed beside another browser',
    ['/usr/bin/chromium'],
    ['chromium-headless-shell'],
    {},
    '/usr/bin/chromium-headless-shell',
    1,
  ],
  [
    'another browser is good enough where that fails',
    ['/usr/bin/google-chrome'],
    [],
    {},
    '/usr/bin/google-chrome',
    1,
  ],
  ['Chromium is installed where there is no headless shell', [], ['chromium'], {}, '/usr/bin/chromium', 2],
  ['a chosen browser is left alone', [], [], { CHROMIUM: '/opt/chrome' }, '/opt/chrome', 0],
])('%s', (_, paths, packages, env, path, tries) => {
  const { one, asked } = machine(paths, packages, env);
  expect(ensurePrograms(['chromium'], one)).toEqual([{ name: 'chromium', path }]);
  expect(asked).toHaveLength(tries);
});

test('one line names all programs that cannot be installed, and how to go on without them', () => {
  const { one } = machine(['/usr/bin/git']);
  const ensure = () => ensurePrograms(['git', 'nginx', 'caddy'], one);
  expect(ensure).toThrow(/^Missing: nginx \(Debian package nginx-light; [^\n]+, Caddy \([^\n]+$/);
  expect(ensure).toThrow('set WITHOUT=nginx,caddy to leave these tests out');
  expect(() => programPath('unzip', one)).toThrow(/^Missing: unzip [^\n]+WITHOUT=unzip[^\n]+$/);
});

test('what WITHOUT names is neither needed nor installed', () => {
  const { one, asked } = machine(['/usr/bin/firefox-esr'], ['nginx-light'], { WITHOUT: 'nginx,firefox' });
  expect(leftOut(one)).toEqual(['firefox', 'nginx']);
  expect(ensurePrograms(['nginx', 'firefox'], one)).toEqual([]);
  expect(asked).toEqual([]);
});

test('a program that everything needs, or that does not exist, cannot be left out', () => {
  const without = (names: string) => () => leftOut(machine([], [], { WITHOUT: names }).one);
  expect(without('chromium')).toThrow('WITHOUT cannot name chromium. It can name firefox, nginx, caddy,');
  expect(without('nginx,ngnix')).toThrow('WITHOUT cannot name ngnix.');
  const { one } = machine([]);
  expect(() => ensurePrograms(['chromium'], one)).toThrow('Or set CHROMIUM to its path.');
  expect(() => ensurePrograms(['chromium'], one)).not.toThrow('WITHOUT');
});
