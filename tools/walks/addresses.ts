import { fillPath, type RouteEntry } from '@console/shared/routing';
import { manifest as projectManifest } from '../../remotes/project/src/manifest.ts';
import { routes as projectRoutes } from '../../remotes/project/src/routes.ts';
import { manifest as settingsManifest } from '../../remotes/settings/src/manifest.ts';
import { routes as settingsRoutes } from '../../remotes/settings/src/routes.ts';
import { manifest as systemManifest } from '../../remotes/system/src/manifest.ts';
import { routes as systemRoutes } from '../../remotes/system/src/routes.ts';
import { usual } from '../../mock/verify/usual.ts';

/** The areas behind the sign-in. */
export const AREAS = [
  { name: 'project', manifest: projectManifest, routes: projectRoutes },
  { name: 'system', manifest: systemManifest, routes: systemRoutes },
  { name: 'settings', manifest: settingsManifest, routes: settingsRoutes },
] as const;

const tableOf = (routes: readonly RouteEntry[]) => routes.flatMap((entry) => entry.paths);

/** Every route of the console behind the sign-in, read from the route tables of the areas, so that new routes are included. */
export const PATHS: readonly string[] = AREAS.flatMap(({ routes }) => tableOf(routes));

/** Example value of a parameter in the demo data. */
export const exampleOf = (name: string): string | undefined => usual[snake(name)];

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Name of a parameter in the samples, where several kinds of objects share its name in the address. */
function exampleOn(path: string, name: string): string | undefined {
  if (path.startsWith('/lookup/')) return instanceId;
  if (path.startsWith('/images/')) return SILO_IMAGE;
  return exampleOf(name);
}

let instanceId = '';

/** Sets the instance of the routes that look one up by id. */
export const setInstanceId = (id: string): void => {
  instanceId = id;
};

/** An image of the silo; the default example belongs to a project. */
export const SILO_IMAGE = 'debian-13-generic';

/** The names of the parameters of a route. */
export const paramsOf = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The address of a route with the examples of the demo data (`mock/verify/usual.ts`), except the given parameters. */
export function addressOf(path: string, replaced: Readonly<Record<string, string>> = {}): string {
  const examples = paramsOf(path).map((name) => [name, replaced[name] ?? exampleOn(path, name)] as const);
  const missing = examples.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length > 0) throw new Error(`no example of ${missing.join(', ')} in mock/verify/usual.ts`);
  return fillPath(path, Object.fromEntries(examples));
}
