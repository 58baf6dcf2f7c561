import { parseSync } from 'oxc-parser';

/** A text that the product shows or reads aloud. */
export interface Text {
  /** Line in the file, from 1. */
  readonly line: number;
  /** `{…}` represents inserted values; white space is collapsed as in JSX. */
  readonly text: string;
}

type Node = Record<string, unknown> & { readonly type: string; readonly start: number };

/** Attributes and members whose value is shown even when it is one word. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|action|content|description|empty|heading|help|hint|label|legend|message|note|placeholder|reason|sentence|subtitle|summary|tip|title|tooltip)$/;
/** Attributes and members whose value is never shown. */
const HIDDEN = /^(className|class|id|key|type|href|to|d|viewBox|variant|role|autoComplete|source|pattern)$/;
/** Functions whose arguments are never shown. */
const HIDDEN_CALLS =
  /^(querySelector|querySelectorAll|closest|matches|Symbol|matchMedia|RegExp|fetch|import)$/;
/** Elements within a sentence. */
const INLINE = /^(a|abbr|b|code|em|i|kbd|q|span|strong|sub|sup|time|Kbd|Link|ExternalLink|Mono)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Two words or more that begin like a sentence or a label, or one that ends like a sentence. */
const isSentence = (text: string) =>
  /^[“"'(]?(\{…\}|[A-Z…])/.test(text) &&
  /[A-Za-z]{2}/.test(text.replaceAll('{…}', '')) &&
  (/\S \S/.test(text) || /[a-z][.?!…]$/.test(text));

/** The text of a string or template; undefined for other expressions. */
function literal(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return nodesOf(node['quasis'])
    .map(({ value }) =>
      typeof value === 'object' && value !== null && 'cooked' in value ? textOf(value.cooked) : '',
    )
    .join('{…}');
}

const nameOf = (node: unknown): string =>
  isNode(node)
    ? textOf(node['name']) || textOf(node['value']) || nameOf(node['property']) || nameOf(node['name'])
    : '';

/** The children of an element as one text, including inline elements; and the children that are separate elements. */
function sentence(children: readonly Node[]): { text: string; rest: Node[]; hasWords: boolean } {
  let text = '';
  let hasWords = false;
  const rest: Node[] = [];
  for (const child of children) {
    const opening = child['openingElement'];
    if (child.type === 'JSXText') {
      text += textOf(child['value']);
      hasWords ||= /[A-Za-z]/.test(textOf(child['value']));
    } else if (child.type === 'JSXExpressionContainer') {
      const [inner] = nodesOf(child['expression']);
      const said = inner && literal(inner);
      text += said ?? (inner?.type === 'JSXEmptyExpression' ? '' : '{…}');
      hasWords ||= said !== undefined && /[A-Za-z]/.test(said);
      if (inner && said === undefined) rest.push(inner);
    } else if (isNode(opening) && INLINE.test(nameOf(opening['name']))) {
      const inner = sentence(nodesOf(child['children']));
      text += inner.text;
      hasWords ||= inner.hasWords;
      rest.push(opening, ...inner.rest);
    } else {
      text += ' ';
      rest.push(child);
    }
  }
  return { text, rest, hasWords };
}

/** Texts between the tags of a document. It contains no scripts or style sheets. */
const markupTexts = (source: string): (readonly [start: number, text: string])[] =>
  [
    ...source
      .replaceAll(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length))
      .matchAll(/>([^<>]*[A-Za-z][^<>]*)</g),
  ].map(({ index, 1: text = '' }) => [index + 1 + text.search(/\S/), text]);

/** Every text of a module, or of the document, that users may read, in source order. */
export function textsOf(path: string, source: string): Text[] {
  const found: Text[] = [];
  const lineAt = (start: number) => source.slice(0, start).split('\n').length;
  const add = (start: number, text: string) => found.push({ line: lineAt(start), text: folded(text) });
  if (path.endsWith('.html')) {
    for (const [start, text] of markupTexts(source)) add(start, text);
    return found;
  }

  const visit = (node: Node, name: string): void => {
    if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull|Export))/.test(node.type)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const { text, rest, hasWords } = sentence(nodesOf(node['children']));
      if (hasWords) add(node.start, text);
      for (const next of [...nodesOf(node['openingElement']), ...rest]) visit(next, '');
      return;
    }
    const said = literal(node);
    if (said !== undefined) {
      const shown = SHOWN.test(name)
        ? /^[A-Z…{]/.test(said) && /[A-Za-z]/.test(said)
        : isSentence(folded(said));
      if (shown && !HIDDEN.test(name)) add(node.start, said);
      if (node.type === 'Literal') return;
    }
    if (node.type === 'CallExpression' && HIDDEN_CALLS.test(nameOf(node['callee']))) return;
    const own =
      node.type === 'JSXAttribute'
        ? nameOf(node['name'])
        : node.type === 'Property'
          ? nameOf(node['key'])
          : undefined;
    for (const [member, value] of Object.entries(node)) {
      if (member === 'key' || (node.type === 'JSXAttribute' && member === 'name')) continue;
      for (const next of nodesOf(value))
        visit(next, own ?? (/^(Conditional|Logical|JSXExpression|Arrow)/.test(node.type) ? name : ''));
    }
  };
  for (const node of nodesOf(parseSync(path, source).program.body)) visit(node, '');
  return found;
}
