import { FileField, FormSection } from '@console/shared/forms';
import { docsUrl } from '@console/shared/runtime';
import { ExternalLink } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import { NetworkingFields } from './networking-fields.tsx';
import type { InstanceForm } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

/** What most instances leave as it is. */
export function AdvancedSection({ form, data }: { form: InstanceForm; data: InstanceData }) {
  return (
    <FormSection
      title="Advanced"
      hint="Network, addresses and start-up data. The defaults do for most instances."
    >
      <Disclosure title="Networking">
        <NetworkingFields form={form} data={data} />
      </Disclosure>
      <Disclosure title="Configuration">
        <FileField
          form={form}
          name="userData"
          label="User Data"
          optional
          hint={
            <>
              Given to the instance for{' '}
              <ExternalLink href="https://cloudinit.readthedocs.io">cloud-init</ExternalLink>, 32 KiB at most.
              The guide{' '}
              <ExternalLink href={docsUrl('guides/managing-instances#_user_data')}>User data</ExternalLink>{' '}
              has examples.
            </>
          }
        />
      </Disclosure>
    </FormSection>
  );
}
