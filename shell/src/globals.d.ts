/** True in the build that contains the mock API (rsbuild.config.ts). */
declare const DEMO: boolean;
/** True for the development server, false in production builds. */
declare const DEVELOPMENT: boolean;
/** URL below which the bundler's code requests chunks (`output.publicPath`); the shell sets it when it starts. */
declare let __webpack_public_path__: string;
/** Version of `@console/shared` this shell provides. */
declare const SHARED_VERSION: string;
/** Style sheets of the first paint, defined only in the boot script (build/first-paint.ts). */
declare const FIRST_PAINT: string;
declare const FIRST_SIGN_IN: string;
