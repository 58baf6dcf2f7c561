import { forbidden } from './boundaries.ts';
import { page } from './page.ts';

/*
 * Our own rules for oxlint (`.oxlintrc.json`, "jsPlugins"): checks that its built-in rules cannot express. The
 * interfaces below are the part of the ESLint plugin interface that these rules use.
 */
interface Node {
  type: string;
  parent?: Node | null;
  callee?: { name?: string };
  key?: { name?: string };
}
interface Literal extends Node {
  value?: unknown;
}
interface WithSource extends Node {
  source: Literal | null;
  importKind?: string;
  exportKind?: string;
}
interface Call extends Node {
  callee: { name?: string; property?: Node & { name?: string } };
  arguments: Literal[];
}
interface WithSpecifiers extends WithSource {
  specifiers?: { imported?: { name?: string } }[];
}
interface Context {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

/** Path in the repository; a fixture represents the file whose path it repeats. */
const pathOf = (context: Context) =>
  context.filename
    .replaceAll('\\', '/')
    .replace(/^.*\/tools\/lint\/fixtures\//, '')
    .replace(`${process.cwd().replaceAll('\\', '/')}/`, '');

/**
 * @param place the path in this repository that a file stands for, by its path in the repository that is checked
 * @param libraries packages that the area of that repository bundles
 */
const boundariesBy = (place: (path: string) => string, libraries?: readonly string[]) => ({
  create(context: Context) {
    const check = (node: Node, source: Literal | null, typeOnly: boolean) => {
      if (typeof source?.value !== 'string') return;
      const message = forbidden({
        from: place(pathOf(context)),
        specifier: source.value,
        typeOnly,
        libraries,
      });
      if (message !== undefined) context.report({ node, message });
    };
    const ofStatement = (node: WithSource) =>
      check(node, node.source, node.importKind === 'type' || node.exportKind === 'type');
    return {
      ImportDeclaration: ofStatement,
      ExportNamedDeclaration: ofStatement,
      ExportAllDeclaration: ofStatement,
      ImportExpression: (node: WithSource) => check(node, node.source, false),
      TSImportType: (node: WithSource) => check(node, node.source, true),
    };
  },
});

/** What takes an `import()`: it does not cache failures, and retries (shared/runtime/part.ts). */
const FETCHERS = new Set(['lazy', 'fetchPart']);

/** Whether an `import()` is within an argument of a fetcher, or the `component` of a route table, which is given to one. */
function isFetched(node: Node | null | undefined): boolean {
  if (!node) return false;
  if (node.type === 'CallExpression' && FETCHERS.has(node.callee?.name ?? '')) return true;
  if (node.type === 'Property' && node.key?.name === 'component') return true;
  return isFetched(node.parent);
}

const REMEMBERS = 'React.lazy remembers failures; use lazy of @console/shared/runtime.';

const parts = {
  create(context: Context) {
    return {
      ImportDeclaration(node: WithSpecifiers) {
        if (
          node.source?.value === 'react' &&
          node.specifiers?.some(({ imported }) => imported?.name === 'lazy')
        )
          context.report({ node, message: REMEMBERS });
      },
      MemberExpression(node: Node & { object?: { name?: string }; property?: { name?: string } }) {
        if (node.object?.name === 'React' && node.property?.name === 'lazy')
          context.report({ node, message: REMEMBERS });
      },
      ImportExpression(node: Node) {
        if (!isFetched(node.parent))
          context.report({
            node,
            message: 'Give import() to lazy or fetchPart, which forget failures and try again.',
          });
      },
    };
  },
};

/** The hooks that tests may use besides roles and names (docs/screens/common-ui.md section 34). */
const TEST_IDS = new Set(['Toasts', 'scroll-container', 'sidemodal-scroll-container']);
const SELECTORS = new Set([
  'html',
  'body',
  'th',
  '.is-selected',
  '.properties-table',
  'input[name="username"]',
  'input[name="password"]',
  // The page that the document draws has the roles and names of the page that takes its place
  '#first-sign-in',
]);

const e2e = {
  create(context: Context) {
    return {
      CallExpression(node: Call) {
        const name = node.callee.property?.name;
        const value = node.arguments[0]?.value;
        if (name === 'waitForTimeout')
          context.report({ node, message: 'Wait for what a person would see, never for a time.' });
        if (name === 'getByTestId' && !(typeof value === 'string' && TEST_IDS.has(value)))
          context.report({
            node,
            message: `Find it by role and name; test ids are ${[...TEST_IDS].join(', ')}.`,
          });
        if (
          (name === 'locator' || name === '$' || name === '$$') &&
          typeof value === 'string' &&
          !SELECTORS.has(value)
        )
          context.report({ node, message: 'Find it by role and name, not by a selector.' });
      },
    };
  },
};

/** The rules, for this repository or for one whose files stand for files of this one. */
export const pluginOf = (place: (path: string) => string, libraries?: readonly string[]) => ({
  meta: { name: 'console' },
  rules: { boundaries: boundariesBy(place, libraries), parts, page, e2e },
});

export default pluginOf((path) => path);
