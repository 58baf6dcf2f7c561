/** An example as its file has it. */
export interface Snippet {
  /** Name of the exported component. */
  name: string;
  /** Its doc comment: the title of the example. */
  title: string;
  code: string;
}

const EXAMPLE = /^\/\*\* (.+) \*\/\n(export function (\w+)\([^]*)$/;
const DECLARED = /^(?:const|function|interface|type) (\w+)/m;
/** A line of a comment. */
const COMMENT = /^(?:\/\/|\/\*\*.*\*\/$)/;

/** The statements of a source file, each with the comment above it. The formatter begins each at the start of a line. */
function statementsOf(source: string): string[] {
  const found: string[][] = [];
  for (const line of source.split('\n')) {
    const last = found.at(-1);
    const isNew = /^[\w/]/.test(line) && !last?.every((one) => COMMENT.test(one));
    if (last && !isNew) last.push(line);
    else found.push([line]);
  }
  return found.map((lines) => lines.join('\n').trim());
}

const isUsed = (name: string, code: string) => new RegExp(`\\b${name}\\b`).test(code);

/** The import without the names that the code does not use; undefined when it uses none. */
function usedPart(line: string, code: string): string | undefined {
  const [, whole, names = ''] = /^import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from/.exec(line) ?? [];
  if (whole !== undefined) return isUsed(whole, code) ? line : undefined;
  const used = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && isUsed(name.replace(/^type /, ''), code));
  return used.length === 0 ? undefined : line.replace(/\{[^}]*\}/, `{ ${used.join(', ')} }`);
}

/** The declarations that the code uses, also those that they use themselves, in the order of the file. */
function usedDeclarations(all: readonly string[], code: string): string[] {
  const nameOf = (statement: string) => DECLARED.exec(statement)?.[1] ?? '';
  const used = all.filter((one) => isUsed(nameOf(one), code));
  const more = all.filter((one) => used.some((user) => isUsed(nameOf(one), user)));
  const together = all.filter((one) => used.includes(one) || more.includes(one));
  return together.length === used.length ? used : usedDeclarations(all, [code, ...together].join('\n'));
}

/**
 * The examples of a source file, in its order: every exported function with a doc comment of one line. The code of each has the
 * imports and the declarations of the file that it uses, so that it can be copied as it is.
 */
export function snippetsOf(source: string): Snippet[] {
  const statements = statementsOf(source);
  const imports = statements.filter((one) => one.startsWith('import '));
  const declarations = statements.filter((one) => DECLARED.test(one) && !one.includes('\nexport '));
  return statements.flatMap((statement) => {
    const [, title = '', body = '', name = ''] = EXAMPLE.exec(statement) ?? [];
    if (name === '') return [];
    const parts = [...usedDeclarations(declarations, body), body];
    const lines = imports.flatMap((line) => usedPart(line, parts.join('\n')) ?? []);
    return { name, title, code: [lines.join('\n'), ...parts].filter((part) => part !== '').join('\n\n') };
  });
}
