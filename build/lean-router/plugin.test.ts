import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CUTS } from './cuts.ts';
import { leanRouter } from './plugin.ts';

const LIB = join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib');
const sourceOf = (file: string) => readFileSync(join(LIB, file), 'utf8');

it.each([...CUTS.keys()])('%s is shorter, and has the same exports', (file) => {
  const exports = (code: string) => /^export \{.*$/m.exec(code)?.[0];
  const source = sourceOf(file);
  const lean = leanRouter(file, source);
  expect(lean.length).toBeLessThan(source.length);
  expect(exports(lean)).toBe(exports(source));
});

it('a file without cuts keeps all but the names for developer tools', () => {
  const source = sourceOf('context.js');
  expect(leanRouter('context.js', source)).toBe(
    source
      .replaceAll(/^\w+\.displayName = .*\n/gm, '')
      .replaceAll('= React$1.createContext', '= /* @__PURE__ */ React$1.createContext'),
  );
});

it('what a route or a link could ask for is refused by name', () => {
  const router = leanRouter('router/router.js', sourceOf('router/router.js'));
  const refusal = 'throw new Error("The router is built without this: build/lean-router")';
  for (const ask of [
    'if (opts?.mask || opts?.viewTransition || isSubmissionNavigation(opts))',
    'if (args.matches.some((m) => m.route.middleware))',
    'if (typeof route.lazy === "function")',
  ])
    expect(router).toContain(`${ask} ${refusal}`);
});

it('a release that writes a part in another way fails the build', () => {
  const source = sourceOf('router/router.js').replace('async function fetch(', 'function fetch(');
  expect(leanRouter('router/router.js', source)).toContain('function fetch(');
  expect(() => leanRouter('router/router.js', source.replace('function fetch(', 'function load('))).toThrow(
    /router\.js has no .*fetch/,
  );
  expect(() => leanRouter('hooks.js', sourceOf('hooks.js').replaceAll('this.context', 'this.kind'))).toThrow(
    'hooks.js has no this.context',
  );
});
