import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import type { SettingsView } from '../../rack/settings-view.ts';
import { allPortSettings, viewsById } from '../../rack/queries.ts';

/** Names of the port settings with a peer of a config, by its id. */
export type ConfigUsers = ReadonlyMap<string, readonly string[]>;

/** Groups port settings by the configs of their peers. A peer contains the id of its config. */
export function configUsers(views: readonly Pick<SettingsView, 'settings' | 'bgpPeers'>[]): ConfigUsers {
  const users = new Map<string, readonly string[]>();
  for (const { settings, bgpPeers } of views) {
    for (const config of new Set(bgpPeers.map(({ bgpConfig }) => bgpConfig)))
      users.set(config, [...(users.get(config) ?? []), settings.name]);
  }
  return users;
}

/** The port settings that use each config; undefined until all port settings are known. */
export function useConfigUsers(): ConfigUsers | undefined {
  const settings = useQuery(allPortSettings()).data?.items;
  const views = useQuery(viewsById(settings?.map(({ id }) => id) ?? []), {
    enabled: settings !== undefined,
  }).data;
  return useMemo(() => {
    if (!views) return undefined;
    const known = [...views.values()].filter((view) => view !== undefined);
    return known.length < views.size ? undefined : configUsers(known);
  }, [views]);
}
