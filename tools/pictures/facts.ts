import { textsOf } from '../texts/extract.ts';
import type { Picture } from './pictures.ts';

/** The labels that a picture shows: when they change, it has to be taken again. */
export interface Facts {
  readonly navigation: readonly string[];
  readonly columns: readonly string[];
  /** Of buttons, titles and fields, in alphabetical order; sentences are often not in the picture. */
  readonly labels: readonly string[];
}

/** A column and its label, as every `columns.tsx` writes it. */
const COLUMN = /\bcol\.\w+\(\s*'([^']+)'/g;

const isLabel = (text: string) => !/[.?!]$/.test(text) && text.split(' ').length <= 4;

/** What a picture shows, from the manifest of its area and the labels in its modules: a change of other code changes nothing. */
export function factsOf({ navigation, modules }: Picture, read: (path: string) => string): Facts {
  const sources = modules.map((path) => [path, read(path)] as const);
  return {
    navigation: navigation.map(({ label }) => label),
    columns: sources.flatMap(([, source]) => [...source.matchAll(COLUMN)].map(([, label = '']) => label)),
    labels: [...new Set(sources.flatMap(([path, source]) => textsOf(path, source).map(({ text }) => text)))]
      .filter(isLabel)
      .toSorted(),
  };
}

export function pictureProblems(
  current: Readonly<Record<string, Facts>>,
  /** Facts at the time each picture was taken. */
  taken: Readonly<Record<string, unknown>>,
  /** Names of the files. */
  files: readonly string[],
  /** Markdown of the documents that may show them. */
  documents: string,
): string[] {
  const names = Object.keys(current);
  const stale = names.filter(
    (name) => JSON.stringify(taken[name]) !== JSON.stringify(current[name]) || !files.includes(`${name}.png`),
  );
  const shown = new Set(
    [...documents.matchAll(/!\[[^\]]{10,}\]\([^)]*?([\w-]+\.png)\)/g)].map(([, file]) => file),
  );
  return [
    ...stale.map((name) => `${name}.png does not show what the page does now: npm run prove -- pictures`),
    ...names
      .filter((name) => !shown.has(`${name}.png`))
      .map((name) => `no document shows ${name}.png with an alternative text`),
    ...files
      .filter((file) => file.endsWith('.png') && !names.includes(file.replace('.png', '')))
      .map((file) => `tools/pictures/pictures.ts does not name ${file}`),
  ];
}
