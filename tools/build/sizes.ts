/*
 * `node tools/build/sizes.ts APP WORD…`: the size of the modules in an app's files, for every script whose name
 * contains one of the words. The number of a module is how many bytes (brotli) its file would save without it: two
 * similar modules each have a small number. Code that the bundler adds itself is `(bundler)`. Entries and route
 * tables are changed after the build and have no map.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from '../machine/files.ts';
import { PROGRAMS, runNode } from '../machine/process.ts';
import { isApp, MONOLITH } from './inputs.ts';

const FOLDER = '.cache/maps';
const BUNDLER = '(bundler)';

const sizeOf = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Path of a source from the root of the repository, or from the folder of the packages. */
const nameOf = (source: string): string =>
  source.replace(/\?.*$/, '').replace(/^(.*\/node_modules\/|.*\.\.\/)/, '');

/** The code of each module in a script, as pieces with the code between them. */
function piecesOf(code: string, map: SourceMap): { module: string; text: string }[] {
  const pieces: { module: string; text: string }[] = [];
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const found = map.findEntry(line, column);
      const module =
        'originalSource' in found && found.originalSource ? nameOf(found.originalSource) : BUNDLER;
      const last = pieces.at(-1);
      if (last?.module === module) last.text += text.charAt(column);
      else pieces.push({ module, text: text.charAt(column) });
    }
  return pieces;
}

const isMap = (value: unknown): value is SourceMapPayload =>
  typeof value === 'object' && value !== null && 'mappings' in value;

/** Prints the sizes of the modules of a script, the largest first. */
function printFile(path: string): void {
  const code = readFileSync(path, 'utf8');
  const map: unknown = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  if (!isMap(map)) throw new Error(`${path}.map is no source map`);
  const pieces = piecesOf(code, new SourceMap(map));
  const whole = sizeOf(code);
  const costs = [...new Set(pieces.map(({ module }) => module))].map((module) => {
    const rest = pieces.filter((piece) => piece.module !== module);
    return { module, bytes: whole - sizeOf(rest.map(({ text }) => text).join('')) };
  });
  console.log(`\n${path}: ${whole} bytes`);
  for (const { module, bytes } of costs.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${String(bytes).padStart(7)} ${module}`);
}

const [app = '', ...words] = process.argv.slice(2);
if (!isApp(app) || app === MONOLITH) {
  console.error('Name an app, and parts of the names of its files');
  process.exit(1);
}
rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
const { code, output } = await runNode(PROGRAMS.rsbuild, ['build', '--environment', app], {
  env: { BUILD_WITH_MAPS: FOLDER },
});
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const folder = join(ROOT, FOLDER, app.startsWith('shell') ? `${app}/assets` : `remotes/${app}`);
for (const file of readdirSync(folder).filter((name) => name.endsWith('.js')))
  if (words.some((word) => file.includes(word)) && existsSync(join(folder, `${file}.map`)))
    printFile(join(folder, file));
