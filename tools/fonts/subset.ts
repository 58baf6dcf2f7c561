/**
 * Makes the font files of the console from the full variable fonts: only the characters the console writes, the
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

/** What nearly every page is written with: basic Latin, and the signs of our own sentences, key caps and truncated values. */
const TEXT = `${range(0x20, 0x7e)}\u00a0·×°µ—–…“”‘’•←→↑↓↵⌘⌥⇧−≤≥✓`;
/**
 * Letters of Western and Central European names, and rare signs: in their own file, which is fetched when one is shown. Those that the
 * original lacks are shown in the next font of the list.
 */
const NAMES = `¡¿«»©®±§¶${range(0xc0, 0xff)}ŒœŠšŸŽžıŁłŃńŚśŹźŻżĄąĆćĘęŐőŰűČčĎďĚěŇňŘřŤťŮůĞğİŞşȘșȚțẞ„‚‹›′″€£¥≠≈™`;
/** The mono font shows identifiers, addresses, commands and the terminal's own UI, not names of people. */
const MONO = `${range(0x20, 0x7e)}\u00a0·…–—“”‘’←→×−`;

/** Weight axis: 400 text to 610 titles. */
const WEIGHTS = { min: 400, max: 610 };
/**
 * 14 is the default optical size of Inter: right for 12 to 16 px, which is nearly all text. The axis from 14 to 20 for titles would cost
 * 10 KB, so the tracking of titles in shared/ui/tokens.css makes up for their width instead.
 */
const INTER = { from: 'inter-latin-opsz-normal.woff2', licence: 'Inter-OFL.txt' };
const INTER_AXES = { wght: WEIGHTS, opsz: 14 };
const JETBRAINS = { from: 'jetbrains-mono-latin-wght-normal.woff2', licence: 'JetBrainsMono-OFL.txt' };

const fonts = [
  // Without contextual alternates, which would be 3.9 KB on every page for the height of a colon between digits
  { ...INTER, to: 'inter.woff2', text: TEXT, axes: INTER_AXES, features: ['kern', 'tnum'] },
  {
    ...INTER,
    to: 'inter-names.woff2',
    text: NAMES,
    axes: INTER_AXES,
    features: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
  },
  // No ligatures: a person compares these characters one by one. All but the terminal is of one weight
  { ...JETBRAINS, to: 'jetbrains-mono.woff2', text: MONO, axes: { wght: 400 }, features: [] },
  { ...JETBRAINS, to: 'jetbrains-mono-bold.woff2', text: MONO, axes: { wght: 560 }, features: [] },
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
