import type { RsbuildPlugin } from '@rsbuild/core';

/*
 * Parts of react-router's `createRouter` that the console never runs: actions of routes, fetchers and submitted forms. Writes go through
 * `useOperation` (shared/query/operation.ts), and the facade (shared/router/index.ts) exports no way to them. They
 * would add 2,700 bytes to the first scripts.
 */

/** Functions by name with their replacements and their indentation. */
const REPLACED = [
  ['\t', 'async function handleAction', 'throw unused();'],
  ['\t', 'async function fetch', 'throw unused();'],
  [
    '',
    'function normalizeNavigateOptions',
    'if (isSubmissionNavigation(opts)) throw unused();\n\treturn { path };',
  ],
] as const;

const UNUSED = `function unused() {\n\treturn new Error('The router was built without actions, fetchers and forms');\n}\n`;

/**
 * The router's module without them.
 * @throws Error when a release of the library writes one of the functions in another way: the build fails.
 */
export function withoutActions(source: string): string {
  let code = source;
  for (const [indent, head, body] of REPLACED) {
    const whole = new RegExp(`^${indent}${head}(\\(.*\\)) \\{\\n[\\s\\S]*?^${indent}\\}$`, 'm');
    if (!whole.test(code))
      throw new Error(`react-router has no "${head}" of its own: build/router-without-actions.ts`);
    code = code.replace(
      whole,
      (_, parameters: string) => `${indent}${head}${parameters} {\n${indent}\t${body}\n${indent}}`,
    );
  }
  return code + UNUSED;
}

/** Applies it to the router in production builds. */
export function pluginRouterWithoutActions(): RsbuildPlugin {
  return {
    name: 'console:router-without-actions',
    setup(api) {
      const test = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/;
      api.transform({ test }, ({ code }) => withoutActions(code));
    },
  };
}
