import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { integrityOf } from './files.ts';

/*
 * The entry of an app lists name, content hash and integrity value of every chunk: the hashes cannot be compressed, and most
 * pages need none of them. Here the lines that belong to one subject of a remote are moved from the entry into the chunk of its route
 * table, which is requested before all its other chunks. The chain of integrity remains complete: the registry pins the entry, the
 * entry pins the route tables, a route table pins the chunks of its subject. Without it a page has 5.6 to 8.0 KB more
 * (docs/decisions/017-route-tables.md). No output of the bundler is parsed for that: the tables come from its statistics and
 * from the files themselves, and the functions of the entry that read them are ours.
 */

/** A group of chunks that are requested together, with the groups that its code requests. */
export interface Group {
  readonly name?: string | undefined;
  readonly chunks: readonly Pick<BuiltChunk, 'id' | 'name'>[];
  readonly childrenIterable: Iterable<Group>;
}

/** A chunk in the statistics of a build. */
export interface BuiltChunk {
  readonly id?: string | number | null | undefined;
  readonly name?: string | null | undefined;
  readonly files?: readonly string[] | undefined;
}

/**
 * The tables of an entry, by the member of the bundler's own function that contains them: file names without extension, and
 * integrity values, each by the id of the chunk.
 */
const KINDS = ['scripts', 'styles', 'sriHashes', 'sriExtractCssHashes'] as const;
type Kind = (typeof KINDS)[number];
type Table = Record<string, string>;
type Tables = Record<Kind, Table>;

/** The bundler's own function in the source of its runtime modules. */
const REQUIRE = '__webpack_require__';
/** A variable without declaration, which no minifier renames: the table is written in its place. */
const placeOf = (kind: Kind) => `CONSOLE_TABLE_${kind}`;
const tableIn = (kind: Kind) => `${REQUIRE}.${kind} = ${placeOf(kind)};\n`;

/** The runtime modules of the bundler that contain its tables, and their replacements. */
const READERS: ReadonlyMap<string, string> = new Map([
  [
    'get javascript chunk filename',
    `${tableIn('scripts')}${REQUIRE}.u = (id) => ${REQUIRE}.scripts[id] + ".js";`,
  ],
  [
    'get mini-css chunk filename',
    `${tableIn('styles')}${REQUIRE}.miniCssF = (id) => ${REQUIRE}.styles[id] + ".css";`,
  ],
  ['sri_hash_variable', tableIn('sriHashes') + tableIn('sriExtractCssHashes')],
]);

/** Leaves places for the tables in an entry, which {@link writeChunkTables} fills when all files have their last names. */
export const leavePlaces: Rspack.RspackPluginInstance = {
  apply: ({ hooks }: Rspack.Compiler) =>
    hooks.compilation.tap('console:chunk-tables', (compilation) =>
      compilation.hooks.runtimeModule.tap('console:chunk-tables', ({ name, source }) => {
        const reader = READERS.get(name);
        if (source && reader !== undefined) source.source = Buffer.from(reader);
      }),
    ),
};

/** Ids of the chunks that only code of a group can request. */
function below(group: Group, stop: (group: Group) => boolean): Set<string> {
  const seen = new Set<Group>();
  const walk = (from: Group): void => {
    for (const child of from.childrenIterable)
      if (!seen.has(child) && !stop(child)) {
        seen.add(child);
        walk(child);
      }
  };
  walk(group);
  return new Set([...seen].flatMap(idsOf));
}

const idsOf = ({ chunks }: Group): string[] => chunks.map(({ id }) => String(id));

/** Id of the chunk with the table itself: the group may have further chunks that it shares with other groups. */
const tableChunkOf = ({ name, chunks }: Group): string =>
  String(chunks.find((chunk) => chunk.name === name)?.id ?? chunks.at(-1)?.id);

/**
 * Which subject gets the lines of which chunks: a chunk that only its code and the code of at most one other subject
 * can request. All other lines remain in the entry.
 */
export function chunksOfSubjects(
  groups: readonly Group[],
  isSubject: (name: string | undefined) => boolean,
): Map<string, Set<string>> {
  const subjects = groups.filter(({ name }) => isSubject(name));
  const all = new Map(
    subjects.map((group) => [group.name ?? '', below(group, (one) => isSubject(one.name))]),
  );
  // Requested by the area itself: the tables, and chunks that no table requests
  const area = groups.filter((group) => [...group.childrenIterable].some((child) => isSubject(child.name)));
  const own = new Set([
    ...subjects.flatMap(idsOf),
    ...area.flatMap((group) => [...idsOf(group), ...below(group, (one) => isSubject(one.name))]),
  ]);
  const users = (id: string) => [...all.values()].filter((ids) => ids.has(id)).length;
  return new Map(
    subjects.map((group) => [
      tableChunkOf(group),
      new Set([...(all.get(group.name ?? '') ?? [])].filter((id) => !own.has(id) && users(id) <= 2)),
    ]),
  );
}

/** The tables of a type of file. */
const KINDS_OF: ReadonlyMap<string, { readonly names: Kind; readonly hashes: Kind }> = new Map([
  ['.js', { names: 'scripts', hashes: 'sriHashes' }],
  ['.css', { names: 'styles', hashes: 'sriExtractCssHashes' }],
]);

const pick = (table: Table, isWanted: (id: string) => boolean): Table =>
  Object.fromEntries(Object.entries(table).filter(([id]) => isWanted(id)));

/** The tables of all chunks, from their files. */
function tablesOf(folder: string, chunks: readonly BuiltChunk[]): Tables {
  const tables: Tables = { scripts: {}, styles: {}, sriHashes: {}, sriExtractCssHashes: {} };
  for (const { id, files = [] } of chunks)
    for (const file of files) {
      const { name, ext } = parse(file);
      const kinds = KINDS_OF.get(ext);
      if (!kinds) continue;
      tables[kinds.names][String(id)] = name;
      tables[kinds.hashes][String(id)] = integrityOf(join(folder, file));
    }
  return tables;
}

/** Writes a file again under a name with the hash of its new content. Returns that name. */
function rewrite(folder: string, file: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = file.split('.').with(-2, hash).join('.');
  writeFileSync(join(folder, file), content);
  renameSync(join(folder, file), join(folder, name));
  return name;
}

/** A built app. */
export interface Built {
  readonly folder: string;
  /** Name of its entry. */
  readonly entry: string;
  readonly chunks: readonly BuiltChunk[];
  /** The global list in which its chunks register. */
  readonly global: string;
}

/**
 * Writes the tables of a built app: the lines of each subject into the chunk of its route table, all others into the entry. Returns
 * the new names of the files that were changed by their old ones: they have other hashes now.
 * @param subjects ids of the chunks whose lines each subject takes, by the id of the chunk that takes them
 */
export function writeChunkTables(
  { folder, entry, chunks, global }: Built,
  subjects: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, string> {
  const tables = tablesOf(
    folder,
    chunks.filter(({ files }) => !files?.includes(entry)),
  );
  const renamed = new Map<string, string>();
  for (const [chunk, ids] of subjects) {
    const file = `${tables.scripts[chunk]}.js`;
    const lines = KINDS.map((kind) => [kind, pick(tables[kind], (id) => ids.has(id))] as const)
      .filter(([, table]) => Object.keys(table).length > 0)
      .map(([kind, table]) => `Object.assign(r.${kind},${JSON.stringify(table)})`);
    // Registered as a chunk without modules: the third part is called with the bundler's own function. It is registered before the
    // modules of the route table can be requested
    const added = `(globalThis[${JSON.stringify(global)}]||=[]).push([[${JSON.stringify(`${chunk} lines`)}],{},r=>{${lines.join()}}]);`;
    const name = rewrite(folder, file, `${readFileSync(join(folder, file), 'utf8')}\n${added}`);
    renamed.set(file, name);
    tables.scripts[chunk] = parse(name).name;
    tables.sriHashes[chunk] = integrityOf(join(folder, name));
  }

  const moved = new Set([...subjects.values()].flatMap((ids) => [...ids]));
  const code = KINDS.reduce(
    (text, kind) => {
      const parts = text.split(placeOf(kind));
      // A bundler that names its runtime modules differently has written its own tables
      if (parts.length !== 2 && Object.keys(tables[kind]).length > 0)
        throw new Error(`The entry has no place for the table ${kind}`);
      return parts.join(JSON.stringify(pick(tables[kind], (id) => !moved.has(id))));
    },
    readFileSync(join(folder, entry), 'utf8'),
  );
  renamed.set(entry, rewrite(folder, entry, code));
  return renamed;
}
