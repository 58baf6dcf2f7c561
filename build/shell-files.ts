import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { LAZY_FILES, buildId, lazyFiles, pinned, writeFileList, writeOrigin } from './files.ts';
import { CONTRACT_MINOR, CONTRACT_VERSION, FEDERATION_VERSION } from '../shared/contract/version.ts';
import { firstPaintStyle, stylesLast } from './first-paint.ts';
import { writeBom } from './provenance.ts';
import { LAZY_SHARES, reactVersion, sharedVersion } from './shares.ts';

const TEMPLATE = new URL('../shell/index.html', import.meta.url);
const BOOT = new URL('../shell/src/boot.ts', import.meta.url).pathname;

/** Name of the chunk of a shared module that is loaded later. */
const chunkOf = (share: string): string => share.replace('/', '-');
/** Chunks of every page of the frame. */
const FRAME_PARTS = ['frame', 'query', 'ui'];

/** How the inline script is built: one file with its imports, minified, without a runtime. */
const bootOptions = (path: string): Rspack.Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: BOOT,
  output: { path, filename: 'boot.js' },
  plugins: [
    new rspack.DefinePlugin({
      FIRST_PAINT: JSON.stringify(firstPaintStyle('first-paint')),
      FIRST_SIGN_IN: JSON.stringify(firstPaintStyle('first-sign-in')),
    }),
  ],
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
});

/** The inline script: one expression without global variables. */
async function bootScript(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'console-boot-'));
  try {
    const compiler = rspack(bootOptions(folder));
    const stats = await new Promise<Rspack.Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    await new Promise<void>((resolve) => {
      compiler.close(() => resolve());
    });
    if (!stats || stats.hasErrors()) throw new Error(`The boot script: ${stats?.toString() ?? 'no result'}`);
    return readFileSync(join(folder, 'boot.js'), 'utf8').trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Writes the parts of the shell that composing a site needs: its inline script, its build id, and the files of lazy
 * chunks.
 */
export function pluginShellFiles(): RsbuildPlugin {
  return {
    name: 'console:shell-files',
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ environment, stats }) => {
        if (!stats || stats.hasErrors()) return;
        const root = environment.distPath;
        const json = stats.toJson({ all: false, assets: true, chunkGroups: true });
        const { assets = [], namedChunkGroups = {} } = json;
        const builtFilesOf = (name: string) =>
          (namedChunkGroups[name]?.assets ?? []).map((asset) => asset.name);
        const filesOf = (name: string) => pinned(root, builtFilesOf(name), '/');
        const initial = new Set(builtFilesOf('index').map((file) => `/${file}`));
        const lazy = (name: string) => filesOf(name).filter(([url]) => !initial.has(url));
        const document = join(root, 'index.html');
        const html = readFileSync(document, 'utf8');
        writeFileSync(document, stylesLast(html));
        const boot = await bootScript();
        writeFileSync(join(root, 'boot.js'), boot);
        const shell = {
          frame: FRAME_PARTS.flatMap(lazy).filter(
            ([url], i, all) => all.findIndex(([other]) => other === url) === i,
          ),
          shares: Object.fromEntries(LAZY_SHARES.map((name) => [name, lazy(chunkOf(name))])),
        };
        const names = assets.map(({ name }) => name);
        const facts = {
          build: buildId(names, boot, readFileSync(TEMPLATE, 'utf8')),
          contract: CONTRACT_VERSION,
          contractMinor: CONTRACT_MINOR,
          federation: FEDERATION_VERSION,
          react: reactVersion,
          shared: sharedVersion,
          shell,
        };
        writeFileSync(join(root, 'build.json'), JSON.stringify(facts, null, 2));
        const chunks = { files: lazyFiles(namedChunkGroups, (file) => initial.has(`/${file}`)), screens: [] };
        writeFileSync(join(root, LAZY_FILES), JSON.stringify(chunks, null, 2));
        const origin = writeOrigin(root, join(import.meta.dirname, '../shell'));
        const files = stats.compilation.fileDependencies;
        writeBom(root, { app: 'shell', build: facts.build, ...origin, files });
        writeFileList(root);
      });
    },
  };
}
