import { join } from 'node:path';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import base from '../../rsbuild.config.ts';
import { ROOT } from '../machine/files.ts';

/*
 * Builds one remote as the root configuration does, but with one module changed and into another folder: the release
 * drill needs a second build without touching the sources. Same root and same paths, so that every other module of the
 * remote is byte-for-byte identical. `DRILL_REMOTE`, `DRILL_MODULE` (path in the repository), `DRILL_OUT`; with
 * `DRILL_CONTRACT` the build is one of that contract version instead, as far as its entry is concerned (its row is not). `DRILL_FAULT` is
 * a statement that the screen of the module begins with, instead of the one that a page can see.
 */
const { DRILL_REMOTE = '', DRILL_MODULE = '', DRILL_OUT = '', DRILL_CONTRACT, DRILL_FAULT } = process.env;
const environment = base.environments?.[DRILL_REMOTE];
if (environment === undefined || DRILL_MODULE === '' || DRILL_OUT === '')
  throw new Error('started by the drills only');
const distPath = environment.output?.distPath;

/** Adds a statement to the module that a page can see. */
const change: RsbuildPlugin = {
  name: 'console:drill',
  setup(api) {
    if (DRILL_CONTRACT !== undefined)
      api.transform(
        { test: (path: string) => path === join(ROOT, 'shared/contract/version.ts') },
        ({ code }) => code.replace(/CONTRACT_VERSION = \d+/, `CONTRACT_VERSION = ${Number(DRILL_CONTRACT)}`),
      );
    api.transform({ test: (path: string) => path === join(ROOT, DRILL_MODULE) }, ({ code }) =>
      DRILL_FAULT === undefined
        ? `${code}\ndocument.documentElement.dataset.drill = 'changed';\n`
        : code.replace(/(function Component\(\) \{)/, `$1 ${DRILL_FAULT}`),
    );
  },
};

const config: RsbuildConfig = {
  ...base,
  root: ROOT,
  plugins: [...(base.plugins ?? []), change],
  environments: {
    [DRILL_REMOTE]: {
      ...environment,
      output: {
        ...environment.output,
        distPath: { ...(typeof distPath === 'object' ? distPath : {}), root: DRILL_OUT },
      },
    },
  },
};

export default config;
