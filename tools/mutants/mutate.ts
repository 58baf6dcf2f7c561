import { parseSync } from 'oxc-parser';

/** A small change to a file that its tests should detect. */
export interface Mutant {
  /** Line of the file, from 1. */
  readonly line: number;
  /** What was done, in a word or two: `condition negated`. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** The replacement text. */
  readonly text: string;
}

type Node = Record<string, unknown> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** Operators and their replacements: a moved boundary, the opposite, the other operation. */
const OPERATORS: Readonly<Record<string, readonly [kind: string, operator: string]>> = {
  '<': ['boundary moved', '<='],
  '<=': ['boundary moved', '<'],
  '>': ['boundary moved', '>='],
  '>=': ['boundary moved', '>'],
  '===': ['condition negated', '!=='],
  '!==': ['condition negated', '==='],
  '&&': ['operator changed', '||'],
  '||': ['operator changed', '&&'],
  '-': ['operator changed', '+'],
  '*': ['operator changed', '/'],
  '/': ['operator changed', '*'],
};

/** Methods and their replacements; an empty text removes the call. */
const METHODS: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  filter: '',
  toSorted: '',
  toReversed: '',
  slice: '',
  trim: '',
};

/** Parts of a program without effect at run time. */
const SILENT = /^(Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNull))/;
const LOOP = /^(For|While|DoWhile)/;

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** Changes of the node itself. */
function changesOf(node: Node, source: string, isInLoop: boolean): (Omit<Mutant, 'line'> | undefined)[] {
  const text = (of: unknown) => (isNode(of) ? source.slice(of.start, of.end) : '');
  const change = (kind: string, at: unknown, instead: string) =>
    isNode(at) ? { kind, start: at.start, end: at.end, text: instead } : undefined;
  const { test, left, right, operator } = node;
  // Of a comparison its operator is changed, of a negation the `!` is dropped
  const negation =
    isNode(test) && !/^(Binary|Unary)/.test(test.type)
      ? change('condition negated', test, `!(${text(test)})`)
      : undefined;
  switch (node.type) {
    case 'IfStatement':
      return [negation, node['alternate'] === null ? change('statement dropped', node, ';') : undefined];
    case 'ConditionalExpression':
      return [negation];
    case 'UnaryExpression':
      return operator === '!' ? [change('condition negated', node, text(node['argument']))] : [];
    case 'BinaryExpression':
    case 'LogicalExpression': {
      if (operator === '??') return [change('default dropped', node, text(left))];
      const [kind, instead] = OPERATORS[String(operator)] ?? [];
      // The condition of a loop is not changed: a mutant that never ends gives no result
      return kind === undefined || isInLoop
        ? []
        : [change(kind, node, `${text(left)} ${instead ?? ''} ${text(right)}`)];
    }
    case 'ExpressionStatement':
      return isInLoop || typeof node['directive'] === 'string'
        ? []
        : [change('statement dropped', node, ';')];
    case 'Literal':
      if (typeof node['value'] === 'number') return [change('constant changed', node, `(${text(node)} + 1)`)];
      return typeof node['value'] === 'boolean'
        ? [change('constant changed', node, String(!node['value']))]
        : [];
    case 'CallExpression': {
      const callee = node['callee'];
      if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
      const method = nameOf(callee['property']);
      const instead = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
      if (instead === undefined) return [];
      return instead === ''
        ? [change('call dropped', node, text(callee['object']))]
        : [change('operator changed', callee['property'], instead)];
    }
    default:
      return [];
  }
}

/** All mutants of a module, in the order of its text. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: Node, isInLoop: boolean): void => {
    if (SILENT.test(node.type) || node.type === 'JSXAttribute') return;
    for (const change of changesOf(node, source, isInLoop))
      if (change) found.push({ ...change, line: source.slice(0, change.start).split('\n').length });
    for (const child of childrenOf(node)) {
      // Keys of objects are names
      const isKey = child === node['key'] && node['computed'] !== true;
      if (!isKey) visit(child, isInLoop || LOOP.test(node.type));
    }
  };
  for (const node of parseSync(path, source).program.body) if (isNode(node)) visit(node, false);
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The file with the change applied. */
export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);
