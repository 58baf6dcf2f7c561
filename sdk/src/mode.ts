/**
 * The purpose of a configuration: a build to publish, builds for the server of `dev`, or Rsbuild's server with hot
 * reload.
 */
export type Mode = 'build' | 'reload' | 'hot';

/** The environment variable in which `dev` passes the mode to the configuration. */
export const MODE_VARIABLE = 'CONSOLE_SDK_MODE';

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

/** Path of the event stream in which the server of `dev` announces a new build. */
export const RELOAD_PATH = '/__console-sdk/changes';
