import { networkingSwitchPortSettingsView, type SwitchPortSettingsView } from '@console/shared/api';
import { type Query, query } from '@console/shared/query';

/** Parts of port settings that the search shows. */
export type FoundSettings = Pick<SwitchPortSettingsView, 'settings' | 'addresses'>;

/** Port settings by name or id. The response contains the keys of BGP peers, so only the searched members are kept. */
export function portSettings(port: string): Query<FoundSettings> {
  const whole = query(networkingSwitchPortSettingsView, { path: { port } });
  return {
    queryKey: [...whole.queryKey, 'found'],
    queryFn: async (context) => {
      const { settings, addresses } = await whole.queryFn(context);
      return { settings, addresses };
    },
  };
}
