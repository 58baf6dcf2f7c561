/** An example as its file has it. */
export interface Snippet {
  /** Name of the exported component. */
  name: string;
  /** Its doc comment: the title of the example. */
  title: string;
  code: string;
}

const EXAMPLE = /^\/\*\* (.+) \*\/\n(export function (\w+)\([^]*?\n\})$/gm;
const IMPORT = /^import (?:type )?(?:\{([^}]*)\}|\w+) from .*;$/gm;

/** The import without the names that the code does not use; undefined when it uses none. */
function usedPart([line, names = '']: readonly string[], code: string): string | undefined {
  const used = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && new RegExp(`\\b${name.replace(/^type /, '')}\\b`).test(code));
  return used.length === 0 ? undefined : line?.replace(/\{[^}]*\}/, `{ ${used.join(', ')} }`);
}

/**
 * The examples of a source file, in its order: every exported function with a doc comment of one line. The code of each has the
 * imports that it uses, so that it can be copied as it is.
 */
export function snippetsOf(source: string): Snippet[] {
  const imports = [...source.matchAll(IMPORT)];
  return [...source.matchAll(EXAMPLE)].map(([, title = '', body = '', name = '']) => {
    const lines = imports.flatMap((found) => usedPart(found, body) ?? []);
    return { name, title, code: [lines.join('\n'), body].filter((part) => part !== '').join('\n\n') };
  });
}
