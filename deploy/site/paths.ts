import { join } from 'node:path';

/** Folder of a site's private files; our servers refuse paths with a leading dot. */
export const PRIVATE_FOLDER = '.deploy';
/** Name of the shell among the apps of a site; no remote may have it. */
export const SHELL = 'shell';

/** Folder of one app's private files: its stored builds, its staged build, its lock. One team may own it. */
export function appFolder(site: string, app: string): string {
  return join(site, PRIVATE_FOLDER, 'apps', app);
}

/** Folder of a build's metadata: its list of hashes and the files that describe it. */
export function keptFolder(site: string, app: string, build: string): string {
  return join(appFolder(site, app), 'builds', build);
}

/** Folder of the same metadata as the site pinned it when it served the build: no team may write to it. */
export function pinnedFolder(site: string, app: string, build: string): string {
  return join(site, PRIVATE_FOLDER, 'pinned', app, build);
}

/** Record of the build that an app's team requests to be served by the owner of the document. */
export function stagedPath(site: string, app: string): string {
  return join(appFolder(site, app), 'staged.json');
}

/** Staging folder for an app's files. It is not served, and each publication begins by emptying it. */
export function arrivingFolder(site: string, app: string): string {
  return join(appFolder(site, app), 'arriving');
}

/** Folder of a release with its earlier document, once for each first segment of the paths at which it is served (`earlier.ts`). */
export const EARLIER_FOLDER = 'earlier';
/** The block of the earlier document as a file. */
export const EARLIER_REGISTRY = 'registry-earlier.json';

/** The symbolic link to the served document folder. Replacing it is the one step that makes a release visible. */
export function servedLink(site: string): string {
  return join(site, PRIVATE_FOLDER, 'served');
}

/** Folder of all document folders: one a release, the latest few are kept. */
export function documentsFolder(site: string): string {
  return join(site, PRIVATE_FOLDER, 'documents');
}

/** URL of the folder of a remote's build. */
export function remoteBase(app: string, build: string): string {
  return `/remotes/${app}/${build}/`;
}
