// @vitest-environment happy-dom
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createMock } from '@console/mock';
import { redirectTarget } from '../../remotes/auth/src/redirect-uri.ts';
import { currentConsole } from '../../shell/src/composition/console.ts';
import { paletteItems } from '../../shell/src/palette/items.ts';
import { navGroups } from '../../shell/src/place/navigation.ts';
import { placeOf } from '../../shell/src/place/place.ts';
import { addressOf, PATHS, setInstanceId } from './addresses.ts';
import { isFull } from './full.ts';
import { openAreas, walk } from './walk.tsx';

/*
 * Navigation to every route (specification, section 2): from the sidebar, and back to it after a sign-in. From the palette and by
 * URL: `palette-ways.test.tsx`; without rights and with wrong names: `rights.test.tsx` and `names.test.tsx`.
 */
beforeAll(() => {
  setInstanceId('6f2f1a5e-7f0e-4d63-9a27-0d2f6d0a4f10');
  openAreas();
});

/** Routes without a link in the sidebar: they redirect, or are reached from a search, a chart or the palette. */
const LEADS_ON =
  /^\/lookup\/|^\/(settings|system|projects\/:project|search)$|^\/system\/(capacity|networking)$|\/:project\/(affinities|oxql)$|\/:project\/probes/;

/** An API without a session. */
const signedOut = createMock();

const linksAt = (path: string) => {
  const place = placeOf(addressOf(path));
  return navGroups(place.navigation, place.params, place.path).flatMap(({ links }) => links);
};

/** With `FULL=1` each route is left with both; else with one of them, in rotation. */
const searches = ['', '?filter=a%2Fb&sort=-created'];

describe.each(PATHS.map((path, route) => [path, route] as const))('%s', (path, route) => {
  if (!LEADS_ON.test(path))
    // @sheet common-ui/34.20
    test('belongs to one link of the sidebar', () => {
      const own = linksAt(path).filter(({ state }) => state !== 'none');
      expect(own.map(({ entry }) => entry.label)).toHaveLength(1);
    });

  // @sheet common-ui/34.20 specification/2.19
  test('is the target after a required sign-in', async () => {
    for (const more of searches.filter((_, index) => isFull || index === route % searches.length)) {
      const address = `${addressOf(path)}${more}`;
      const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
      await walk(signedOut, address);
      const [[login] = []] = left.mock.calls;
      left.mockRestore();
      const { pathname, searchParams } = new URL(String(login), 'https://console.test');
      expect(pathname).toBe('/login');
      expect(redirectTarget(searchParams.get('redirect_uri'), 'https://console.test')).toBe(address);
    }
  });
});

// @sheet common-ui/34.20
test('the palette has every link of the sidebar, from any page of the frame', () => {
  for (const path of ['/projects', '/projects/:project/instances', '/system/silos', '/settings/profile']) {
    const place = placeOf(addressOf(path));
    const links = navGroups(place.navigation, place.params, place.path).flatMap((group) => group.links);
    const items = paletteItems({
      rows: currentConsole().rows,
      place,
      siloName: 'fernhill',
      isFleetViewer: true,
      crumbs: [],
      commands: [],
      recent: [],
      own: [],
    });
    const offered = new Set(items.map(({ to }) => to));
    for (const { to, state } of links) if (state === 'none') expect(offered, path).toContain(to);
  }
});
