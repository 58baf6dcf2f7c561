/** A file or a directory of a bundle. */
export interface Node {
  /** Full name in the index, with a slash at the end of a directory. */
  readonly path: string;
  /** Last segment of the name. */
  readonly name: string;
  readonly isDirectory: boolean;
  readonly children: readonly Node[];
}

interface Draft {
  readonly path: string;
  readonly name: string;
  readonly isDirectory: boolean;
  readonly children: Map<string, Draft>;
}

const draft = (path: string, name: string, isDirectory: boolean): Draft => ({
  path,
  name,
  isDirectory,
  children: new Map(),
});

const { compare } = new Intl.Collator(undefined, { numeric: true });

const inOrder = (a: Node, b: Node): number =>
  Number(b.isDirectory) - Number(a.isDirectory) || compare(a.name, b.name);

const finished = ({ children, ...rest }: Draft): Node => ({
  ...rest,
  children: [...children.values()].map(finished).sort(inOrder),
});

/**
 * The files of a bundle as a tree (docs/screens/operator.md section 9.6). Segments are plain text: empty ones and `..` are kept and
 * never resolved. Directories without an index line are added; a name that occurs twice appears once.
 * @param index one name per line; a trailing slash makes it a directory
 */
export function tree(index: string): readonly Node[] {
  const root = draft('', '', true);
  for (const line of index.split(/\r?\n/)) {
    if (line === '') continue;
    const isDirectory = line.endsWith('/');
    const parts = (isDirectory ? line.slice(0, -1) : line).split('/');
    let at = root;
    let path = '';
    for (const [depth, part] of parts.entries()) {
      const isInner = isDirectory || depth < parts.length - 1;
      path += isInner ? `${part}/` : part;
      // A file and a directory of the same name are separate nodes
      const key = isInner ? `${part}/` : part;
      const next = at.children.get(key) ?? draft(path, part, isInner);
      at.children.set(key, next);
      at = next;
    }
  }
  return finished(root).children;
}

/** The number of files in the nodes and below them. */
export const fileCount = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, node) => sum + (node.isDirectory ? fileCount(node.children) : 1), 0);

/** The nodes whose full name contains a text, ignoring case, with their directories. */
export function filtered(nodes: readonly Node[], text: string): readonly Node[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return nodes;
  return nodes.flatMap((node) => {
    if (!node.isDirectory) return node.path.toLowerCase().includes(wanted) ? [node] : [];
    const children = filtered(node.children, wanted);
    if (children.length > 0) return [{ ...node, children }];
    return node.path.toLowerCase().includes(wanted) ? [node] : [];
  });
}

/** A rendered row of the tree. */
export interface Row {
  readonly node: Node;
  /** From 1. */
  readonly level: number;
  /** Position among the entries of the same directory, from 1, and their number. */
  readonly place: number;
  readonly of: number;
  /** Index of the row of its directory. */
  readonly parent: number | undefined;
}

/** The visible rows from top to bottom: the contents of open directories. */
export function rowsIn(nodes: readonly Node[], isOpen: (node: Node) => boolean): readonly Row[] {
  const rows: Row[] = [];
  const add = (siblings: readonly Node[], level: number, parent: number | undefined) => {
    for (const [index, node] of siblings.entries()) {
      rows.push({ node, level, place: index + 1, of: siblings.length, parent });
      if (node.isDirectory && isOpen(node)) add(node.children, level + 1, rows.length - 1);
    }
  };
  add(nodes, 1, undefined);
  return rows;
}
