// Stands in for @module-federation/webpack-bundler-runtime in every remote: the functions come from the shell, which has
// its own small ones (shell/src/composition/share-scope.ts, docs/decisions/002). What a container changes at start-up is made anew
// here, so that two containers never share it.
const shared = globalThis.__CONSOLE_MF__;

const init = ({ webpackRequire }) =>
  shared.createInstance({
    ...webpackRequire.federation.initOptions,
    id: webpackRequire.federation.initOptions.name,
  });

export default {
  attachShareScopeMap: shared.attachShareScopeMap,
  bundlerRuntime: { ...shared.bundlerRuntime, init, S: {} },
  runtime: { createInstance: shared.createInstance },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
