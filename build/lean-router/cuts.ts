/*
 * What the console never uses of react-router, by file of the library's production build (docs/decisions/021-bytes.md). A part that a
 * route or a link could still use throws an error; the others cannot be reached. Development and tests use the unchanged
 * library, and `same.test.tsx` compares the two.
 */

/** A change of a file of the library: every place that has `find` gets `put`. */
export interface Cut {
  readonly find: string | RegExp;
  readonly put: string;
}

/** Conditions and values that never differ here. The minifier removes what depends on them. */
const always = (put: string, ...expressions: readonly string[]): Cut[] =>
  expressions.map((find) => ({ find, put }));

const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A function with another body; its name and parameters stay. */
const body = (name: string, ...lines: readonly string[]): Cut => ({
  find: new RegExp(String.raw`^(\t*)((?:async )?function ${name}\(.*\)) \{\n[\s\S]*?^\1\}$`, 'gm'),
  put: ['$1$2 {', ...lines.map((line) => `$1\t${line}`), '$1}'].join('\n'),
});

/** Everything from one text up to another, which stays. */
const part = (from: string, until: string, put = ''): Cut => ({
  find: new RegExp(`${literal(from)}[\\s\\S]*?(?=${literal(until)})`, 'g'),
  put,
});

const REFUSE = 'throw new Error("The router is built without this: build/lean-router");';

/**
 * For all files: components and contexts to which nothing refers stay in a bundle, because a call or an assignment at the top of a module
 * may have effects. Here the only effect is a name in the developer tools.
 */
export const UNREFERENCED: readonly Cut[] = [
  { find: /^\w+\.displayName = "\w+";\n/gm, put: '' },
  {
    find: /(?<= = )React\$1\.(?=(?:createContext|forwardRef|memo)\()/g,
    put: '/* @__PURE__ */ React$$1.',
  },
];

/** Forms, actions and fetchers: writes go through `useOperation` (shared/query/operation.ts), and every request of the router reads. */
const SUBMISSIONS: readonly Cut[] = [
  body(
    'normalizeNavigateOptions',
    `if (opts?.mask || opts?.viewTransition || isSubmissionNavigation(opts)) ${REFUSE}`,
    'return { path };',
  ),
  ...['fetch', 'getFetcher', 'resetFetcher', 'queueFetcherForDeletion'].map((name) => body(name, REFUSE)),
  ...['markFetchRedirectsDone', 'abortStaleFetchLoads'].map((name) => body(name, 'return false;')),
  ...['getUpdatedActionData', 'getSubmissionFromNavigation'].map((name) => body(name)),
  body(
    'getLoadingNavigation',
    'return { ...IDLE_NAVIGATION, state: "loading", location, matches, historyAction };',
  ),
  body(
    'callLoadersAndMaybeResolveData',
    'let loaderResults = await callDataStrategy(request, location, matches, scopedContext, null, initiator, navigationType);',
    'return { loaderResults, fetcherResults: {} };',
  ),
  body('processLoaderData', 'return processRouteLoaderData(matches, results);'),
  ...always('undefined', 'opts && opts.submission'),
  ...always(
    'false',
    'submission && isMutationMethod(submission.formMethod)',
    'submission != null && isMutationMethod(submission.formMethod)',
    'state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod)',
    'isMutationMethod(request.method)',
    'redirectPreserveMethodStatusCodes.has(redirect.response.status) && activeSubmission',
    'pendingActionResult && isErrorResult(pendingActionResult[1])',
    'revalidatingFetchers.length > 0',
  ),
  part('fetchLoadMatches.forEach((f, key) => {\n\t\tif (initialHydration', 'return {\n\t\tdsMatches'),
  part('revalidatingFetchers.forEach((rf) => {\n\t\t\tabortFetcher', 'let { loaderResults'),
  part(
    'if (pendingNavigationController) pendingNavigationController.signal.removeEventListener',
    'let redirect = findRedirect(loaderResults);\n\t\tif (redirect) {\n\t\t\tawait',
  ),
  part('let unmountedFetchers = [];', '[...subscribers]'),
  { find: 'deletedFetchers: unmountedFetchers', put: 'deletedFetchers: []' },
  part('unmountedFetchers.forEach(', '}\n\tfunction completeNavigation'),
];

/** Rendering on a server, and what a framework passes: hydration, instrumentation, middleware, its own discovery of routes. */
const FRAMEWORKS: readonly Cut[] = [
  ...always(
    'undefined',
    'init.hydrationData',
    'init.instrumentations',
    'opts?.instrumentationNavigateMetaReceiver',
  ),
  ...always(
    'false',
    'future.unstable_customRouteDiscovery',
    'isDataWithResponseInit(result)',
    'isUnsupportedLazyRouteObjectKey(key)',
    // The shell always has this function (shell/src/router.tsx)
    'initialMatches == null && !init.patchRoutesOnNavigation',
  ),
  body(
    'defaultDataStrategyWithMiddleware',
    `if (args.matches.some((m) => m.route.middleware)) ${REFUSE}`,
    'return defaultDataStrategy(args);',
  ),
  { find: ',\n\t\trunClientMiddleware\n', put: '\n' },
  part(
    'if (typeof route.lazy === "function") {\n\t\tlet cachedPromise',
    'let lazyKeys',
    `if (typeof route.lazy === "function") ${REFUSE}\n\t`,
  ),
  body('cancelDiscoveryNavigation', REFUSE),
  body(
    'getInternalRouterError',
    `if (status !== 404) ${REFUSE}`,
    'return new ErrorResponseImpl(404, "Not Found", new Error(`No route matches URL "${pathname}"`), true);',
  ),
  // Hot replacement of routes by a framework's development server
  body('dispose', REFUSE),
  ...always('false', 'allowElementMutations && existingChildren.length > 0'),
  part(
    '/** The in-flight route tree if',
    '};\nconst clientErrors',
    'get activeRoutes() {\n\t\treturn this.#routes;\n\t}\n\tsetRoutes(routes) {\n\t\tthis.#routes = routes;\n\t\tthis.#matcher.update(routes);\n\t}\n',
  ),
  { find: 'dataRoutes.commitHmrRoutes();', put: '' },
];

/** View transitions, addresses that show another page, and positions of pages, which the shell keeps (shell/src/place/scroll-position.ts). */
const TRANSITIONS: readonly Cut[] = [
  body('enableScrollRestoration', REFUSE),
  part(
    'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)',
    'updateState({\n\t\t\t...newState,\n\t\t\tactionData',
  ),
  part('if (isBrowser) {\n\t\t\trestoreAppliedTransitions', 'if (!state.initialized) startNavigation'),
  { find: 'if (opts?.mask)', put: 'if (false)' },
];

const HOOKS: readonly Cut[] = [
  // Server components
  ...always(
    'false',
    'this.context',
    'dataRouterContext && dataRouterContext.static && dataRouterContext.staticContext',
  ),
  // Every component is below a route, the outermost route has a boundary for errors, and no component renders other routes
  {
    find: 'React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()',
    put: 'useNavigateStable()',
  },
  { find: '/* @__PURE__ */ React$1.createElement(DefaultErrorComponent, null)', put: 'null' },
  ...always('if (false)', 'if (locationArg)', 'if (locationArg && renderedMatches)'),
];

const COMPONENTS: readonly Cut[] = [
  // View transitions
  ...always('true', '!viewTransitionOpts || !isViewTransitionAvailable'),
  part('let [pendingState, setPendingState]', 'let fetcherData'),
  part(
    'React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning && !vtContext.flushSync)',
    'let navigator = React$1.useMemo',
  ),
  { find: '\t\ttransition,\n\t\trenderDfd,\n\t\tuseTransitions', put: '\t\tuseTransitions' },
  { find: 'value: vtContext', put: 'value: undefined' },
];

const LINKS: readonly Cut[] = [
  ...always('undefined', 'opts?.hydrationData || parseHydrationData()'),
  { find: 'if (mask) {', put: 'if (false) {' },
  // The attribute tells a framework which routes to fetch
  ...always('undefined', '!isAbsolute && discover === "render" ? "true" : void 0'),
];

/** Texts for developers: of conditions that do not hold, and of warnings. */
const TEXTS: readonly Cut[] = [
  body('warning'),
  {
    find: 'function invariant(value, message) {',
    put: 'function invariant(value) {\n\tconst message = "A condition of react-router does not hold";',
  },
];

export const CUTS: ReadonlyMap<string, readonly Cut[]> = new Map([
  ['router/router.js', [...SUBMISSIONS, ...FRAMEWORKS, ...TRANSITIONS]],
  ['router/history.js', TEXTS],
  ['hooks.js', HOOKS],
  ['components.js', COMPONENTS],
  ['dom/lib.js', LINKS],
]);
