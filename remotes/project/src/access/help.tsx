import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** Explains access, for the pages of both levels (docs/screens/network-access.md section 0). */
export function AccessHelp({ level }: { level: 'project' | 'silo' }) {
  return (
    <DocsPopover
      topic="access"
      summary={
        level === 'project'
          ? 'Roles control who can view, edit, and administer the project. Silo roles are inherited; the stronger role applies.'
          : 'Roles control who can view, edit, and administer the silo. Every project inherits them.'
      }
      links={[
        { label: 'Give a colleague access to a project', href: '/guides/give-access' },
        { label: 'Key Concepts', href: docsUrl('guides/key-entities-and-concepts#iam-policy') },
        { label: 'Access Control', href: docsUrl('guides/configuring-access') },
      ]}
    />
  );
}
