import { PropertiesTable, Property } from '@console/shared/ui';
import type { Draft } from '../draft.ts';
import styles from '../port-settings.module.css';

/** The number of links, addresses and other items of the settings. */
export function Summary({ draft }: { draft: Draft }) {
  return (
    <section className={styles.summary}>
      <h2>Summary</h2>
      <PropertiesTable inset={false} columns={2}>
        <Property label="Links">{draft.links.length}</Property>
        <Property label="Interfaces">{draft.interfaces.length}</Property>
        <Property label="Addresses">{draft.addresses.length}</Property>
        <Property label="Routes">{draft.routes.length}</Property>
        <Property label="BGP peers">{draft.peers.length}</Property>
      </PropertiesTable>
    </section>
  );
}
