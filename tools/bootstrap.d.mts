/** Types of `bootstrap.mjs`, which must be plain JavaScript. */
export function installKey(root: string): string;
export function agreesWithLock(root: string): boolean;
export function needsInstall(root: string): boolean;
