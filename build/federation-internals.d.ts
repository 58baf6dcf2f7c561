// Deep modules of the federation runtime; they ship no types. The shell only hands them on (shell/src/federation.ts).
declare module 'mf-bundler-runtime/attachShareScopeMap.js' {
  export const attachShareScopeMap: unknown;
}
declare module 'mf-bundler-runtime/consumes.js' {
  export const consumes: unknown;
}
declare module 'mf-bundler-runtime/initContainerEntry.js' {
  export const initContainerEntry: unknown;
}
declare module 'mf-bundler-runtime/initializeSharing.js' {
  export const initializeSharing: unknown;
}
declare module 'mf-bundler-runtime/installInitialConsumes.js' {
  export const installInitialConsumes: unknown;
}
declare module 'react-refresh/runtime';
