import type { ReactNode } from 'react';
import { docsUrl } from '@console/shared/runtime';
import { DateTime, ExternalLink, Id, PropertiesTable, Property } from '@console/shared/ui';

/** What every network resource has and no form changes. */
interface EditFactsProps {
  resource: { readonly id: string; readonly timeCreated: Date; readonly timeModified: Date };
  /** What else does not change: a `Property`, before the others. */
  children?: ReactNode;
}

/** Id and dates of what is being edited (docs/screens/network-access.md section 17, B-L3). */
export function EditFacts({ resource, children }: EditFactsProps) {
  return (
    <PropertiesTable columns={1} inset={false}>
      {children}
      <IdAndDates resource={resource} />
    </PropertiesTable>
  );
}

/** The same as properties of a table that has others too. */
export function IdAndDates({
  resource: { id, timeCreated, timeModified },
}: Omit<EditFactsProps, 'children'>) {
  return (
    <>
      <Property label="ID">
        <Id value={id} whole />
      </Property>
      <Property label="Created">
        <DateTime date={timeCreated} />
      </Property>
      <Property label="Updated">
        <DateTime date={timeModified} />
      </Property>
    </>
  );
}

/** The guide at the foot of the forms of networks; `anchor` is a part of it, such as `#_custom_routers`. */
export function NetworkingGuide({ anchor = '' }: { anchor?: string }) {
  return (
    <p>
      <ExternalLink href={docsUrl(`guides/configuring-guest-networking${anchor}`)}>
        Guide to networking
      </ExternalLink>
    </p>
  );
}
