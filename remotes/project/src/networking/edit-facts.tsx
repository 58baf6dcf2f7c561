import type { ReactNode } from 'react';
import { docsUrl } from '@console/shared/runtime';
import { DateProperty, ExternalLink, IdProperty, PropertiesTable } from '@console/shared/ui';

/** The properties of every network resource that no form changes. */
interface EditFactsProps {
  resource: { readonly id: string; readonly timeCreated: Date; readonly timeModified: Date };
  /** Other read-only properties, as `Property` elements before the common ones. */
  children?: ReactNode;
}

/** Id and dates of the edited resource (docs/screens/network-access.md section 17, B-L3). */
export function EditFacts({ resource, children }: EditFactsProps) {
  return (
    <PropertiesTable columns={1} inset={false}>
      {children}
      <IdAndDates resource={resource} />
    </PropertiesTable>
  );
}

/** The same as properties of a table that contains others too. */
export function IdAndDates({
  resource: { id, timeCreated, timeModified },
}: Omit<EditFactsProps, 'children'>) {
  return (
    <>
      <IdProperty value={id} whole />
      <DateProperty label="Created" date={timeCreated} />
      <DateProperty label="Updated" date={timeModified} />
    </>
  );
}

/** The link to the guide at the end of network forms; `anchor` is a section of it, such as `#_custom_routers`. */
export function NetworkingGuide({ anchor = '' }: { anchor?: string }) {
  return (
    <p>
      <ExternalLink href={docsUrl(`guides/configuring-guest-networking${anchor}`)}>
        Guide to networking
      </ExternalLink>
    </p>
  );
}
