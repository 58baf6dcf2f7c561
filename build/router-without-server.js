/*
 * Replaces two modules of react-router that its browser code imports but a console without server rendering never
 * runs: the prefetching of a server's links (`dom/ssr/components`) and instrumentation (`router/instrumentation`).
 * They would add 2,700 bytes to the first scripts. The build fails when a release of the router imports something else
 * from them.
 */
import { createContext } from 'react';

/** Without a value, all readers behave as in a router without a server. */
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, undefined, {}];
/** The other ref is that of `usePrefetchBehavior`. */
export const mergeRefs = (ref) => ref;
export const PrefetchPageLinks = () => null;

export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
/** Used only when a router is created with `instrumentations`. */
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
