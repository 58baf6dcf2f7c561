/** A shared module; `get` returns a function that returns the module. */
export interface Share {
  get(): (() => unknown) | Promise<() => unknown>;
}

/** The argument of a container's `init`: shared modules by name and version. There is one version of each. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

/**
 * A remote's container: the object that its entry file leaves in a global variable. Calling `init` again with the same scope has no
 * effect. It rejects with an error whose name is `SHARE_ERROR` when the scope lacks a module that it requires.
 */
export interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

/** Name of the error with which an entry refuses a scope: shell and entry share no error class. */
export const SHARE_ERROR = 'ShareError';
