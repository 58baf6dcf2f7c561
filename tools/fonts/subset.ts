/**
 * Makes the two font files of the console from the full variable fonts: only the characters the console writes, the
 * weights between regular and bold, one optical size. Run by hand when the set changes, with the directory that has the
 * originals: `npx node tools/fonts/subset.ts <directory>`. The results are committed.
 */
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const [, , source] = process.argv;
if (source === undefined) throw new Error('Give the folder with the original fonts');
const target = join(import.meta.dirname, '../../shared/ui/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, then the letters and signs of Western European names (Latin-1 without superscripts and fractions). */
const LATIN = `${range(0x20, 0x7e)} ¡¿«»©®°·×±µ§¶${range(0xc0, 0xff)}ŒœŠšŸŽžıŁłŃńŚśŹźŻżĄąĆćĘęŐőŰűČčĎďĚěŇňŘřŤťŮůĞğİŞşȘșȚțẞ`;
/** Signs in our own sentences, key caps and truncated values. */
const SIGNS = '—–…“”‘’„‚‹›•′″←→↑↓↵⌘⌥⇧€£¥−≥≤≠≈−™✓ ';
/** The mono font shows identifiers, addresses, commands and the terminal's own UI, not names of people. */
const MONO = `${range(0x20, 0x7e)} ·…–—“”’←→×−`;

/** Weight axis: 400 text to 610 titles. */
const WEIGHTS = { min: 400, max: 610 };

const fonts = [
  {
    from: 'inter-latin-opsz-normal.woff2',
    to: 'inter.woff2',
    licence: 'Inter-OFL.txt',
    text: LATIN + SIGNS,
    // 14 is the default optical size of Inter: right for 12 to 16 px, which is nearly all text. The axis from 14 to 20 for titles costs
    // 10 KB (33,860 bytes instead of 23,820), so the tracking of titles in shared/ui/tokens.css makes up for their width instead
    axes: { wght: WEIGHTS, opsz: 14 },
    features: ['kern', 'tnum', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'],
  },
  {
    from: 'jetbrains-mono-latin-wght-normal.woff2',
    to: 'jetbrains-mono.woff2',
    licence: 'JetBrainsMono-OFL.txt',
    text: MONO,
    axes: { wght: { min: 400, max: 560 } },
    // no ligatures: a person compares these characters one by one
    features: ['ccmp'],
  },
];

for (const font of fonts) {
  const original = await readFile(join(source, font.from));
  const subset = await subsetFont(original, font.text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: font.features,
    noHinting: true,
  });
  await writeFile(join(target, font.to), subset);
  await copyFile(join(source, font.licence), join(target, font.licence));
  const { size } = await stat(join(source, font.from));
  console.log(`${font.to}: ${size} -> ${subset.length} bytes`);
}
