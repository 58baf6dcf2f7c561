import { parseSync } from 'oxc-parser';
import { resolved } from '../check/imports.ts';

/*
 * Which operations a screen uses, symbol by symbol: a module of queries is imported by many screens, and each uses some of them.
 */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameOf = (value: unknown): string => (isNode(value) ? text(value['name']) || text(value['value']) : '');

/** A screen of a route table: its path, and the symbols that it loads and renders. */
export interface Screen {
  readonly path: string;
  readonly roots: readonly string[];
}

/** Symbols of the console by `file#name`, with their references; and its screens. */
export interface Symbols {
  readonly edges: ReadonlyMap<string, ReadonlySet<string>>;
  readonly screens: readonly Screen[];
}

const API = '@console/shared/api';

export const operationSymbol = (id: string): string => `operation#${id}`;

const tokensOf = (source: string): ReadonlySet<string> => new Set(source.match(/[A-Za-z_$][\w$]*/g));

const DYNAMIC = /import\((?:\s*\/\*[^*]*\*\/)?\s*['"]([^'"]+)['"]\s*\)/g;

class ModuleReader {
  readonly #path: string;
  readonly #source: string;
  readonly #files: ReadonlySet<string>;
  readonly #edges: Map<string, Set<string>>;
  readonly #screens: Screen[];
  readonly #imports = new Map<string, string>();
  readonly #own = new Set<string>();

  constructor(
    path: string,
    source: string,
    files: ReadonlySet<string>,
    edges: Map<string, Set<string>>,
    screens: Screen[],
  ) {
    this.#path = path;
    this.#source = source;
    this.#files = files;
    this.#edges = edges;
    this.#screens = screens;
  }

  #add(from: string, to: string): void {
    const known = this.#edges.get(from);
    if (known) known.add(to);
    else this.#edges.set(from, new Set([to]));
  }

  #file(specifier: string): string | undefined {
    return resolved(this.#path, specifier, this.#files);
  }

  #bindImports(body: readonly Node[]): void {
    for (const node of body) {
      if (node['type'] !== 'ImportDeclaration') continue;
      const source = isNode(node['source']) ? text(node['source']['value']) : '';
      const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : [];
      for (const one of specifiers) {
        const imported = nameOf(one['imported']) || '*';
        const file = this.#file(source);
        const target = source === API ? operationSymbol(imported) : file && `${file}#${imported}`;
        if (target !== undefined) this.#imports.set(nameOf(one['local']), target);
      }
    }
  }

  #namesOf(node: Node): readonly string[] {
    const { declarations, id } = node;
    if (Array.isArray(declarations)) return declarations.filter(isNode).map((one) => nameOf(one['id']));
    const name = nameOf(id);
    return name === '' ? [] : [name];
  }

  #slice({ start, end }: Node): string {
    return typeof start === 'number' && typeof end === 'number' ? this.#source.slice(start, end) : '';
  }

  /** What a piece of the module refers to. */
  #references(source: string): string[] {
    const names = [...tokensOf(source)].flatMap((token) => {
      const imported = this.#imports.get(token);
      if (imported !== undefined) return [imported];
      return this.#own.has(token) ? [`${this.#path}#${token}`] : [];
    });
    const later = [...source.matchAll(DYNAMIC)].flatMap(([, specifier = '']) => {
      const file = this.#file(specifier);
      return file === undefined ? [] : [`${file}#*`];
    });
    return [...names, ...later];
  }

  #readExport(node: Node): void {
    const source = isNode(node['source']) ? text(node['source']['value']) : '';
    const file = this.#file(source);
    if (node['type'] === 'ExportAllDeclaration') {
      if (file !== undefined) this.#add(`${this.#path}#*`, `${file}#*`);
      return;
    }
    const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : [];
    for (const one of specifiers) {
      const from = `${this.#path}#${nameOf(one['exported'])}`;
      const local = nameOf(one['local']);
      const to =
        file === undefined ? (this.#imports.get(local) ?? `${this.#path}#${local}`) : `${file}#${local}`;
      this.#add(`${this.#path}#*`, from);
      this.#add(from, to);
    }
  }

  /** Calls of `screen` in a piece of a route table, each with its own symbols and not those of the screens in it. */
  #readScreens(value: unknown): void {
    if (Array.isArray(value)) {
      for (const one of value) this.#readScreens(one);
      return;
    }
    if (!isNode(value)) return;
    const args = Array.isArray(value['arguments']) ? value['arguments'].filter(isNode) : [];
    const called = nameOf(value['callee']);
    const path = text(args[0]?.['value']);
    if (value['type'] === 'CallExpression' && (called === 'screen' || called === 'resolve') && path !== '') {
      const options = args[1];
      const properties = Array.isArray(options?.['properties']) ? options['properties'].filter(isNode) : [];
      const own = properties.filter((one) => !['overlays', 'tabs'].includes(nameOf(one['key'])));
      const source =
        own.length > 0 ? own.map((one) => this.#slice(one)).join('\n') : options && this.#slice(options);
      this.#screens.push({ path, roots: this.#references(source ?? '') });
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') this.#readScreens(child);
  }

  read(): void {
    const { program } = parseSync(this.#path, this.#source);
    const body: Node[] = program.body.map((statement) => ({ ...statement }));
    this.#bindImports(body);
    const declared = body.flatMap((node) => {
      const inner =
        node['type'] === 'ExportNamedDeclaration' && isNode(node['declaration']) ? node['declaration'] : node;
      const names = this.#namesOf(inner);
      for (const name of names) this.#own.add(name);
      return [{ node, inner, names }];
    });
    for (const { node, inner, names } of declared) {
      if (node['type'] === 'ImportDeclaration') continue;
      if (names.length === 0) this.#readExport(node);
      const references = this.#references(this.#slice(inner));
      for (const from of names.length > 0 ? names : ['*']) {
        if (names.length > 0) this.#add(`${this.#path}#*`, `${this.#path}#${from}`);
        for (const to of references) this.#add(`${this.#path}#${from}`, to);
      }
    }
    if (/(^|\/)routes\.ts$/.test(this.#path)) this.#readScreens(program.body);
  }
}

/** Reads the modules of the console; `files` maps paths to texts. */
export function symbolsOf(files: ReadonlyMap<string, string>): Symbols {
  const edges = new Map<string, Set<string>>();
  const screens: Screen[] = [];
  const known = new Set(files.keys());
  for (const [path, source] of files) new ModuleReader(path, source, known, edges, screens).read();
  return { edges, screens };
}

/** Every symbol that can be reached from some. A re-exported name is resolved in its source module. */
export function reachable(roots: readonly string[], edges: Symbols['edges']): ReadonlySet<string> {
  const found = new Set(roots);
  for (const symbol of found) {
    const direct = edges.get(symbol);
    for (const next of direct ?? []) found.add(next);
    // `export *`: the module itself does not contain the name
    if (!direct && !symbol.endsWith('#*')) {
      const [file = '', name = ''] = symbol.split('#');
      for (const next of edges.get(`${file}#*`) ?? [])
        if (next.endsWith('#*')) found.add(`${next.slice(0, -1)}${name}`);
    }
  }
  return found;
}
