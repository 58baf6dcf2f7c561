/** What a configuration is read for: a build to publish, builds for the server of `dev`, or Rsbuild's server with hot reload. */
export type Mode = 'build' | 'reload' | 'hot';

/** The variable by which `dev` tells the configuration what it is read for. */
export const MODE_VARIABLE = 'CONSOLE_SDK_MODE';

/** What the configuration is read for now. */
export const currentMode = (): Mode => {
  const given = process.env[MODE_VARIABLE];
  return given === 'reload' || given === 'hot' ? given : 'build';
};

/** Folder of the build by mode. */
export const OUT: Readonly<Record<Mode, string>> = {
  build: 'dist',
  reload: '.console/dev',
  hot: '.console/hot',
};

/** Where the server of `dev` says that there is a new build, as an event stream. */
export const RELOAD_PATH = '/__console-sdk/changes';
