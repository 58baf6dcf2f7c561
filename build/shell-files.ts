import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack, type RsbuildPlugin } from '@rsbuild/core';
import { LAZY_FILES, buildId, lazyFiles, pinned, writeFileList, writeOrigin } from './files.ts';
import { CONTRACT_VERSION, FEDERATION_VERSION } from '../shared/contract/version.ts';
import { LAZY_SHARES, sharedVersion } from './shares.ts';

const TEMPLATE = new URL('../shell/index.html', import.meta.url);
const BOOT = new URL('../shell/src/boot.ts', import.meta.url).pathname;

/** The inline script: TypeScript out, minified, one expression that leaves nothing behind. */
async function bootScript(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const source = await readFile(BOOT, 'utf8');
  const { code } = await rspack.experiments.swc.transform(source, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { unsafe_arrows: true, passes: 2 }, mangle: { toplevel: true } },
    },
    isModule: true,
    minify: true,
  });
  return `(()=>{${code.replace(/export\s*\{\s*\};?/g, '').trim()}})();`;
}

/** Writes what composing a site needs of the shell: its inline script, its build id, and the files of lazy chunks. */
export function pluginShellFiles(): RsbuildPlugin {
  return {
    name: 'console:shell-files',
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ environment, stats }) => {
        if (!stats || stats.hasErrors()) return;
        const root = environment.distPath;
        const { assets = [], namedChunkGroups = {} } = stats.toJson({
          all: false,
          assets: true,
          chunkGroups: true,
        });
        const filesOf = (name: string) =>
          pinned(
            root,
            (namedChunkGroups[name]?.assets ?? []).map((asset) => asset.name),
            '/',
          );
        const initial = new Set((namedChunkGroups['index']?.assets ?? []).map((asset) => `/${asset.name}`));
        const lazy = (name: string) => filesOf(name).filter(([url]) => !initial.has(url));
        const boot = await bootScript();
        writeFileSync(join(root, 'boot.js'), boot);
        const shell = {
          frame: [...lazy('frame'), ...lazy('query'), ...lazy('ui')].filter(
            ([url], i, all) => all.findIndex(([other]) => other === url) === i,
          ),
          shares: Object.fromEntries(LAZY_SHARES.map((name) => [name, lazy(name.replace('/', '-'))])),
        };
        const names = assets.map((asset) => asset.name);
        const facts = {
          build: buildId(names, boot, readFileSync(TEMPLATE, 'utf8')),
          contract: CONTRACT_VERSION,
          federation: FEDERATION_VERSION,
          shared: sharedVersion,
          shell,
        };
        writeFileSync(join(root, 'build.json'), JSON.stringify(facts, null, 2));
        const chunks = lazyFiles(namedChunkGroups, (file) => initial.has(`/${file}`));
        writeFileSync(join(root, LAZY_FILES), JSON.stringify(chunks, null, 2));
        writeOrigin(root, 'shell');
        writeFileList(root);
      });
    },
  };
}
