/*
 * Stands in for two modules of react-router that its browser code imports and a console without server rendering never runs: the
 * prefetching of a server's links (`dom/ssr/components`) and instrumentation (`router/instrumentation`). They would be 2,700 bytes
 * of the first scripts. The build fails when a release of the router imports something else from them.
 */
import { createContext } from 'react';

/** Without a value everything that reads it does what a router without a server does. */
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, undefined, {}];
/** The other ref is that of `usePrefetchBehavior`. */
export const mergeRefs = (ref) => ref;
export const PrefetchPageLinks = () => null;

export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
/** Only asked for when a router is created with `instrumentations`. */
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
