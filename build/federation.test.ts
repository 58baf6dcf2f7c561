import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin as FormerPlugin } from 'module-federation-2-8/rspack';
import { rspack } from '@rsbuild/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARE_ERROR, type ShareScope } from '../shared/contract/container.ts';
import { REMOTES } from './apps.ts';
import { federationOptions, ownRuntime } from './federation.ts';
import { ownSource } from './source.ts';
import { reactVersion, sharedVersion } from './shares.ts';

describe('federationOptions', () => {
  it.each(REMOTES)('%s exposes its area and shares nothing of its own', (name) => {
    const options = federationOptions(ownSource(name), false);
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

/** A container as an entry defines it, and the module that the fixture exposes. */
interface Fixture {
  init(scope: ShareScope): unknown;
  get(name: string): Promise<() => { area: { router: object; page(): Promise<{ forms: object }> } }>;
}

const isContainer = (value: unknown): value is Fixture =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
const areaOf = async (container: Fixture) => (await container.get('./area'))().area;

/**
 * Remotes that releases of the real plugin built with our options, run on one share scope: tests that an upgrade of
 * the plugin works with our runtime, and that remotes of different releases run side by side.
 */
describe.each([
  ['this repository', ModuleFederationPlugin],
  ['release 2.8.0', FormerPlugin],
] as const)('an entry that the federation plugin of %s built', (_, Plugin) => {
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
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' } } },
          },
        ],
      },
      plugins: [
        ownRuntime(rspack),
        new Plugin({
          ...federationOptions({ name: 'fixture', area: './area.js' }, true),
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
    loadForms.mockReset().mockResolvedValue(() => forms);
  });

  const open = (): Fixture => {
    const require = createRequire(import.meta.url);
    const path = join(folder, 'out/entry.cjs');
    delete require.cache[path];
    const container: unknown = require(path);
    if (!isContainer(container)) throw new Error('The entry left no container');
    return container;
  };

  it('gets the modules of the scope itself, lazy modules when a page needs them', async () => {
    const container = open();
    await container.init(scope(sharedVersion));
    const area = await areaOf(container);
    expect(area.router).toBe(router);
    expect(loadForms).not.toHaveBeenCalled();
    expect((await area.page()).forms).toBe(forms);
  });

  it('accepts the scope a second time', async () => {
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
    await expect(areaOf(container)).rejects.toMatchObject({ name: SHARE_ERROR });
    await expect(areaOf(container)).rejects.toThrow(`@console/shared/router ${version}`);
  });

  it('gets an error for a module that nobody shares', async () => {
    const container = open();
    await container.init({});
    await expect(areaOf(container)).rejects.toMatchObject({ name: SHARE_ERROR });
  });

  it('gets a lazy module on the second attempt when the first failed', async () => {
    const container = open();
    await container.init(scope(sharedVersion));
    const area = await areaOf(container);
    const broken = Object.assign(new Error('Loading chunk forms failed'), { name: 'ChunkLoadError' });
    loadForms.mockRejectedValueOnce(broken);
    await expect(area.page()).rejects.toBe(broken);
    expect((await area.page()).forms).toBe(forms);
  });
});
