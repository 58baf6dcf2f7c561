import {
  FileField,
  FormSection,
  RadioGroupField,
  TextAreaField,
  useSecret,
  useWatch,
} from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { ExternalLink, Link, Message } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import { allVpcs } from '../../../networking/vpcs/queries.ts';
import { GroupsSection } from './groups-section.tsx';
import { NetworkingFields } from './networking-fields.tsx';
import type { InstanceForm } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

/** Optional settings that most instances do not change. */
export function AdvancedSection({ form, data }: { form: InstanceForm; data: InstanceData }) {
  return (
    <FormSection title="Advanced" hint="Network, addresses, and user data. The defaults suit most instances.">
      <NoNetwork form={form} project={data.project} />
      <Disclosure title="Networking">
        <NetworkingFields form={form} data={data} />
      </Disclosure>
      <GroupsSection form={form} project={data.project} />
      <Disclosure title="Configuration">
        <UserData form={form} />
      </Disclosure>
    </FormSection>
  );
}

const SOURCES = [
  { value: 'file', label: 'File' },
  { value: 'text', label: 'Pasted text' },
];

/** A script or configuration for the first boot, as a file or as text. It may hold passwords. */
function UserData({ form }: { form: InstanceForm }) {
  useSecret(form, 'userData.text');
  const source = useWatch({ control: form.control, name: 'userData.source' });
  const shared = {
    form,
    label: 'User Data',
    optional: true,
    hint: (
      <>
        Passed to <ExternalLink href="https://cloudinit.readthedocs.io">cloud-init</ExternalLink>, 32 KiB at
        most. See the{' '}
        <ExternalLink href={docsUrl('guides/managing-instances#_user_data')}>User data</ExternalLink> guide
        for examples.
      </>
    ),
  };
  return (
    <>
      <RadioGroupField form={form} name="userData.source" label="User data from" options={SOURCES} />
      {source === 'text' ? (
        <TextAreaField {...shared} name="userData.text" rows={8} mono />
      ) : (
        <FileField {...shared} name="userData.file" />
      )}
    </>
  );
}

/** Shown while the networking part is closed: without a VPC the default interface cannot be created. */
function NoNetwork({ form, project }: { form: InstanceForm; project: string }) {
  const kind = useWatch({ control: form.control, name: 'network.kind' });
  const vpcs = useQuery(allVpcs(project)).data?.items;
  if (kind === 'none' || vpcs === undefined || vpcs.length > 0) return null;
  return (
    <Message variant="notice" live="status">
      This project has no VPC for a network interface.{' '}
      <Link to={to('/projects/:project/vpcs-new', { project })}>Create a VPC</Link> first, or choose None
      under Networking.
    </Message>
  );
}
