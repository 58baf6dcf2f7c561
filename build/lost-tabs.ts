import type { RouteEntry } from '../shared/routing/table.ts';
import { isAroundTabs } from '../shared/routing/tabs.ts';

type Built = ReturnType<RouteEntry['build']>[number];

/** The pattern of a route: its id without the area. */
const patternOf = ({ id = '' }: Built): string => id.slice(id.indexOf(':') + 1);

const labelOf = (one: unknown): unknown =>
  typeof one === 'object' && one !== null && 'label' in one ? one.label : one;

/**
 * The labels of a route's breadcrumbs, outermost first, with the names of parameters in place of values. Not their paths: a tab in a tab
 * may replace the outer one.
 */
function trailOf({ handle }: Built, pattern: string): unknown[] {
  const params = Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name]));
  const given: unknown = handle;
  const crumbs: unknown =
    typeof given === 'object' && given !== null ? Reflect.get(given, 'crumbs') : undefined;
  const trail: unknown = typeof crumbs === 'function' ? Reflect.apply(crumbs, undefined, [params]) : [];
  return Array.isArray(trail) ? trail.map(labelOf) : [];
}

/** Whether the breadcrumbs of a tab begin with those of its page: `under` has them. */
function isBelow(page: Built, tab: Built): boolean {
  const pattern = patternOf(tab);
  const trail = trailOf(tab, pattern);
  return trailOf(page, pattern).every((one, index) => trail[index] === one);
}

/** Patterns of the tabs without `under`, or with that of another page: while one is open, the breadcrumbs of its page are gone. */
export const lostTabs = (routes: readonly Built[], page?: Built): string[] =>
  routes.flatMap((route) => {
    const { id = '', children = [], lazy } = route;
    if (isAroundTabs(id)) return lostTabs(children, page);
    const isLost = page !== undefined && lazy !== undefined && !isBelow(page, route);
    const around = children.filter((child) => isAroundTabs(child.id ?? ''));
    const others = children.filter((child) => !around.includes(child));
    return [...(isLost ? [patternOf(route)] : []), ...lostTabs(around, route), ...lostTabs(others)];
  });
