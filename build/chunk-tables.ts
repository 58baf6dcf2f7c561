import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/*
 * The entry of an app lists name, content hash and integrity value of every chunk: the hashes cannot be compressed, and most
 * pages need none of them. Here the lines that belong to one subject of a remote are moved from the entry into the chunk of its route
 * table, which is requested before all its other chunks. The chain of integrity remains complete: the registry pins the entry, the
 * entry pins the route tables, a route table pins the chunks of its subject. Without it a page has 5.6 to 8.0 KB more
 * (docs/decisions/017-route-tables.md).
 */

/** A group of chunks that are requested together, with the groups that its code requests. */
export interface Group {
  readonly name?: string | undefined;
  readonly chunks: readonly {
    readonly id?: string | number | null | undefined;
    readonly name?: string | null | undefined;
  }[];
  readonly childrenIterable: Iterable<Group>;
}

type Table = Record<string, string>;

const LITERAL = String.raw`(\{[^{}]*\})`;
/** The tables of an entry in the output of the bundler and its minifier; each pattern must match exactly once. */
const SCRIPTS = new RegExp(
  String.raw`(\w+)\.u=(\w+)=>"([^"]*)"\+\(\(${LITERAL}\)\[\2\]\|\|\2\)\+"\."\+\(${LITERAL}\)\[\2\]\+"\.js"`,
);
const STYLES = new RegExp(
  String.raw`(\w+)\.miniCssF=(\w+)=>"([^"]*)"\+\(?\(${LITERAL}\)\[\2\](?:\|\|\2\))?\+"\."\+\(${LITERAL}\)\[\2\]\+"\.css"`,
);
const SCRIPT_HASHES = new RegExp(String.raw`(\w+)\.sriHashes=${LITERAL}`);
const STYLE_HASHES = new RegExp(String.raw`(\w+)\.sriExtractCssHashes=${LITERAL}`);
/** The end of a chunk: its modules, then the end of the call that registers it. */
const END = /\}\]\);?\s*$/;

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

function tableOf(literal: string): Table {
  const value: unknown = runInNewContext(`(${literal})`);
  return isTable(value) ? value : {};
}

function found(code: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(code);
  if (!match)
    throw new Error(`The entry has no ${pattern.source.slice(0, 24)}: the bundler writes it in another way`);
  return match;
}

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

const pick = (table: Table, ids: ReadonlySet<string>): Table =>
  Object.fromEntries(Object.entries(table).filter(([id]) => ids.has(id)));
const omit = (table: Table, ids: ReadonlySet<string>): Table =>
  Object.fromEntries(Object.entries(table).filter(([id]) => !ids.has(id)));

const nameHash = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 8);
const integrity = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/**
 * Moves the lines of each subject out of the entry of a built app, in its folder. Returns the new names of the files that were
 * changed by their old ones: they have other hashes now.
 * @param subjects ids of the chunks whose lines each subject takes, by the id of the chunk that takes them
 */
export function splitChunkTables(
  folder: string,
  entry: string,
  subjects: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, string> {
  const renamed = new Map<string, string>();
  if (subjects.size === 0) return renamed;
  const code = readFileSync(join(folder, entry), 'utf8');
  const scripts = found(code, SCRIPTS);
  const styles = found(code, STYLES);
  const [, require = ''] = scripts;
  const hashes = [found(code, SCRIPT_HASHES), found(code, STYLE_HASHES)];
  const [, , , prefix = ''] = scripts;
  const tables = [scripts[4], scripts[5], styles[4], styles[5], ...hashes.map((match) => match[2])].map(
    (literal = '{}') => tableOf(literal),
  );
  const [names = {}, contents = {}, , , integrities = {}] = tables;
  for (const [chunk, ids] of subjects) {
    const file = `${prefix}${names[chunk] ?? chunk}.${contents[chunk] ?? ''}.js`;
    const source = readFileSync(join(folder, file), 'utf8');
    if (!END.test(source))
      throw new Error(`${file} does not end as a chunk: the bundler writes it in another way`);
    const moved = JSON.stringify(tables.map((table) => pick(table, ids)));
    // The third part of a chunk is called with the bundler's own function before the modules can be requested
    const changed = source.replace(
      END,
      () =>
        `},r=>${moved}.forEach((lines,i)=>Object.assign([...r.lines,r.sriHashes,r.sriExtractCssHashes][i],lines))]);`,
    );
    const name = file.replace(contents[chunk] ?? '', nameHash(changed));
    writeFileSync(join(folder, file), changed);
    renameSync(join(folder, file), join(folder, name));
    renamed.set(file, name);
    contents[chunk] = nameHash(changed);
    integrities[chunk] = integrity(changed);
  }

  const moved = new Set([...subjects.values()].flatMap((ids) => [...ids]));
  const [n, c, sn, sc, i, si] = tables.map((table) => JSON.stringify(omit(table, moved)));
  const changed = code
    .replace(
      SCRIPTS,
      () =>
        `${require}.lines=[${n},${c},${sn},${sc}],` +
        `${require}.u=e=>"${prefix}"+(${require}.lines[0][e]||e)+"."+${require}.lines[1][e]+".js"`,
    )
    .replace(
      STYLES,
      () =>
        `${require}.miniCssF=e=>"${prefix}"+(${require}.lines[2][e]||e)+"."+${require}.lines[3][e]+".css"`,
    )
    .replace(SCRIPT_HASHES, () => `${require}.sriHashes=${i}`)
    .replace(STYLE_HASHES, () => `${require}.sriExtractCssHashes=${si}`);
  const name = entry.replace(/\.[0-9a-f]+\.js$/, `.${nameHash(changed)}.js`);
  writeFileSync(join(folder, entry), changed);
  renameSync(join(folder, entry), join(folder, name));
  renamed.set(entry, name);
  return renamed;
}
