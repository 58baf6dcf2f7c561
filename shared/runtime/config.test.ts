// @vitest-environment happy-dom
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOf, config, pathOf, setConfig, siteUrl } from './config.ts';

const at = (basePath: string) => setConfig({ ...config(), settings: { ...DEFAULT_SETTINGS, basePath } });
afterEach(() => at(''));

describe('addresses of a site below a path', () => {
  it('are below that path', () => {
    at('/console');
    expect(addressOf('/v1/me')).toBe('/console/v1/me');
    expect(siteUrl()).toBe(`${location.origin}/console`);
  });

  it.each([
    ['/console', '/'],
    ['/console/', '/'],
    ['/console/projects', '/projects'],
    ['/console/console', '/console'],
    ['/consoles', '/consoles'],
    ['/other', '/other'],
  ])('%s is %s', (address, path) => {
    at('/console');
    expect(pathOf(address)).toBe(path);
  });

  it('equal the paths when the site has the whole origin', () => {
    expect([addressOf('/v1/me'), pathOf('/'), pathOf('/projects'), siteUrl()]).toEqual([
      '/v1/me',
      '/',
      '/projects',
      location.origin,
    ]);
  });
});
