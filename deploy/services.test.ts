import { expect, test } from 'vitest';
import { installationOf } from './container/installation.ts';
import { upstreamsOf } from './services.ts';

test('one API, and services by name', () => {
  const { api, services } = upstreamsOf([
    '/apis/backups=https://backups.internal/base',
    'https://api.internal',
  ]);
  expect(api).toBe('https://api.internal');
  expect([...services].map(([name, { href }]) => [name, href])).toEqual([
    ['backups', 'https://backups.internal/base'],
  ]);
});

test.each([
  [['http://a', 'http://b'], 'two APIs, http://a and http://b'],
  [['/apis/a=http://x', '/apis/a=http://y'], 'two services "a"'],
  [['/apis/A=http://x'], 'write /apis/NAME=URL'],
  [['/apis/a/b=http://x'], 'write /apis/NAME=URL'],
  [['/apis/a=ftp://x'], 'write /apis/NAME=URL'],
  [['/apis/a'], 'write /apis/NAME=URL'],
  [['/apis/a=http://user:secret@x'], 'an origin and a path alone'],
  [['/apis/a=http://:secret@x'], 'an origin and a path alone'],
  [['/apis/a=http://x?y'], 'an origin and a path alone'],
])('%j is refused', (words, message) => {
  expect(() => upstreamsOf(words)).toThrow(message);
});

test('a container takes services from its environment, and names the variable when they are wrong', () => {
  const env = { API: 'https://api.internal', ORIGIN: 'https://console.example.org' };
  const services = '/apis/backups=https://backups.internal  /apis/audit=https://audit.internal';
  expect([...installationOf({ ...env, SERVICES: services }).services.keys()]).toEqual(['backups', 'audit']);
  expect(installationOf({ ...env, SERVICES: '' }).services.size).toBe(0);
  expect(() => installationOf({ ...env, SERVICES: 'https://backups.internal' })).toThrow(
    'SERVICES: write /apis/NAME=URL',
  );
});
