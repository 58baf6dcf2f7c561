import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseConfig } from './config.ts';
import type { ConsoleConfig } from './registry.ts';

const row = {
  name: 'system',
  label: 'System',
  mount: 'console',
  prefixes: ['/system'],
  frames: [],
  entry: '/remotes/system/a/remoteEntry.js',
  integrity: 'sha384-x',
  contract: 1,
  build: 'a',
  federation: '2.9.2',
  shared: '1.0.0',
  assets: [],
  routes: {},
};
const block = { version: 1, build: 'b', shell: { frame: [], shares: {} }, settings: {}, remotes: [row] };
const problems = (value: unknown): string[] => {
  const parsed = parseConfig(typeof value === 'string' ? value : JSON.stringify(value));
  return Array.isArray(parsed) ? parsed.map((one) => one.path) : [];
};

describe('parseConfig', () => {
  it('fills in omitted settings', () => {
    const parsed = parseConfig(JSON.stringify({ ...block, settings: { productName: 'Rack' } }));
    const settings: ConsoleConfig['settings'] | undefined = Array.isArray(parsed)
      ? undefined
      : parsed.settings;
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, productName: 'Rack' });
  });

  it('contains the location of each problem', () => {
    expect(problems('{')).toEqual(['']);
    expect(problems('')).toEqual(['']);
    expect(problems([])).toEqual(['']);
    expect(problems({ ...block, version: 2 })).toEqual(['version']);
    expect(problems({ ...block, shell: undefined })).toEqual(['shell']);
    expect(problems({ ...block, settings: { demo: 'yes' } })).toEqual(['settings.demo']);
    expect(problems({ ...block, settings: { callLimit: 0 } })).toEqual(['settings.callLimit']);
    expect(problems({ ...block, settings: { longCallLimit: 1e9 } })).toEqual(['settings.longCallLimit']);
    expect(problems({ ...block, settings: { callLimit: 60 } })).toEqual([]);
    expect(problems({ ...block, remotes: 'none' })).toEqual(['remotes']);
  });

  it.each([null, 'x', 5])('refuses %j as the settings of reports', (reports) => {
    expect(problems({ ...block, settings: { reports } })).toEqual(['settings.reports']);
  });

  it('leaves the rows to the shell, which validates each separately', () => {
    expect(problems({ ...block, remotes: [null, { ...row, entry: '', mount: 'x' }] })).toEqual([]);
  });
});
