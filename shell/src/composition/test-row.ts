import { CONTRACT_VERSION, type RegistryEntry } from '@console/shared/contract';

export const HASH = `sha384-${'A'.repeat(64)}`;

/** A row of the registry for tests; what is not given is that of an area without pages and navigation. */
export function testRow(name: string, own: Partial<RegistryEntry> = {}): RegistryEntry {
  const build = own.build ?? 'a';
  return {
    name,
    label: name,
    mount: 'console',
    prefixes: [`/${name}`],
    frames: [],
    entry: `/remotes/${name}/${build}/remoteEntry.01234567.js`,
    integrity: HASH,
    contract: CONTRACT_VERSION,
    build,
    federation: '2.9.2',
    shared: '1.0.0',
    assets: [],
    routes: {},
    ...own,
  };
}
