import { CardBlock, PropertiesTable, Property } from '@console/shared/ui';
import type { Draft } from '../draft.ts';

/** What the settings come to, in numbers. */
export function Summary({ draft }: { draft: Draft }) {
  return (
    <CardBlock title="Summary">
      <PropertiesTable inset={false} columns={2}>
        <Property label="Links">{draft.links.length}</Property>
        <Property label="Interfaces">{draft.interfaces.length}</Property>
        <Property label="Addresses">{draft.addresses.length}</Property>
        <Property label="Routes">{draft.routes.length}</Property>
        <Property label="BGP peers">{draft.peers.length}</Property>
      </PropertiesTable>
    </CardBlock>
  );
}
