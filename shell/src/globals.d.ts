/** True in the build that contains the mock API (rsbuild.config.ts). */
declare const DEMO: boolean;
/** Version of `@console/shared` this shell provides. */
declare const SHARED_VERSION: string;
