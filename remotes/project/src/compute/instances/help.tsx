import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** The help text of the instance pages. */
export function InstancesHelp() {
  return (
    <DocsPopover
      topic="instances"
      summary="An instance is a virtual machine. It runs on the rack, boots from a disk, and connects to the network of its project."
      links={[
        { label: 'Sign in to an instance', href: '/guides/sign-in' },
        { label: 'Give an instance more CPU and memory', href: '/guides/resize' },
        { label: 'Find out why an instance cannot be reached', href: '/guides/unreachable' },
        { label: 'Instances', href: docsUrl('guides/managing-instances') },
        { label: 'Remote Access', href: docsUrl('guides/remote-access') },
        { label: 'Instance Actions', href: docsUrl('guides/managing-instances#_actions') },
      ]}
    />
  );
}
