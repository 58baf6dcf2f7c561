import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rsbuild/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareError } from '../shell/src/composition/remote-error.ts';
import { ENTRY_FUNCTIONS, type ShareScope } from '../shell/src/composition/share-scope.ts';
import { REMOTES } from './apps.ts';
import { federationOptions, runtimeAlias } from './federation.ts';
import { reactVersion, sharedVersion } from './shares.ts';

describe('federationOptions', () => {
  it.each(REMOTES)('%s exposes its area and shares nothing of its own', (name) => {
    const options = federationOptions(name, false);
    expect(options).toMatchObject({
      name: `console_${name}`,
      filename: 'remoteEntry.[contenthash:8].js',
      shareStrategy: 'loaded-first',
      exposes: { './area': `./remotes/${name}/src/area.ts` },
    });
    for (const [share, config] of Object.entries(options.shared))
      expect(config, share).toEqual({
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${share.startsWith('react') ? reactVersion : sharedVersion}`,
      });
  });
});

/** A container as an entry leaves it, and the module that the fixture exposes. */
interface Fixture {
  init(scope: ShareScope): unknown;
  get(name: string): Promise<() => { area: { router: object; page(): Promise<{ forms: object }> } }>;
}

/**
 * A remote that the real plugin built with the options of ours, run against the functions of the shell: what an upgrade of
 * the plugin expects of its runtime shows here first.
 */
describe('an entry of the federation plugin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-federation-'));
  const major = Number(sharedVersion.split('.')[0]);
  const router = { name: 'router' };
  const forms = { name: 'forms' };
  const loadForms = vi.fn(async (): Promise<() => object> => () => forms);
  const scope = (version: string): ShareScope => ({
    '@console/shared/router': { [version]: { get: () => () => router } },
    '@console/shared/forms': { [sharedVersion]: { get: loadForms } },
  });

  beforeAll(async () => {
    writeFileSync(
      join(folder, 'area.js'),
      `import * as router from '@console/shared/router';
       export const area = { router, page: () => import('./page.js') };`,
    );
    writeFileSync(
      join(folder, 'page.js'),
      `import * as forms from '@console/shared/forms';
       export { forms };`,
    );
    const compiler = rspack({
      context: folder,
      mode: 'production',
      // Chunks are read from the disk, so that the entry runs without a browser.
      target: 'async-node',
      entry: {},
      output: { path: join(folder, 'out') },
      resolve: { alias: runtimeAlias },
      plugins: [
        new ModuleFederationPlugin({
          ...federationOptions('fixture', true),
          exposes: { './area': join(folder, 'area.js') },
          filename: 'entry.cjs',
          library: { type: 'commonjs-module' },
          manifest: false,
        }),
      ],
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => {
    vi.stubGlobal('__CONSOLE_MF__', ENTRY_FUNCTIONS);
    loadForms.mockReset().mockResolvedValue(() => forms);
  });

  const isContainer = (value: unknown): value is Fixture =>
    typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
  const open = (): Fixture => {
    const require = createRequire(import.meta.url);
    const path = join(folder, 'out/entry.cjs');
    delete require.cache[path];
    const container: unknown = require(path);
    if (!isContainer(container)) throw new Error('The entry left no container');
    return container;
  };
  const areaOf = async (container: Fixture) => (await container.get('./area'))().area;

  it('is given the very modules of the scope, lazy ones when a page needs them', async () => {
    const container = open();
    await container.init(scope(sharedVersion));
    const area = await areaOf(container);
    expect(area.router).toBe(router);
    expect(loadForms).not.toHaveBeenCalled();
    expect((await area.page()).forms).toBe(forms);
  });

  it('may be given the scope again', async () => {
    const container = open();
    await container.init(scope(sharedVersion));
    await container.init(scope(sharedVersion));
    expect((await areaOf(container)).router).toBe(router);
  });

  it.each([
    ['an older version', `${major - 1}.9.0`],
    ['the next major version', `${major + 1}.0.0`],
  ])('is refused %s of a shared module', async (_, version) => {
    const container = open();
    await container.init(scope(version));
    await expect(areaOf(container)).rejects.toThrow(ShareError);
    await expect(areaOf(container)).rejects.toThrow(`@console/shared/router ${version}`);
  });

  it('is refused what nobody shares', async () => {
    const container = open();
    await container.init({});
    await expect(areaOf(container)).rejects.toThrow(ShareError);
  });

  it('gets a lazy module the second time when it failed the first', async () => {
    const container = open();
    await container.init(scope(sharedVersion));
    const area = await areaOf(container);
    const broken = Object.assign(new Error('Loading chunk forms failed'), { name: 'ChunkLoadError' });
    loadForms.mockRejectedValueOnce(broken);
    await expect(area.page()).rejects.toBe(broken);
    expect((await area.page()).forms).toBe(forms);
  });
});
