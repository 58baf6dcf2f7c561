import { useMemo, useState } from 'react';
import { sayChange, type Settles } from '@console/shared/actions';
import { type Instance, instanceCreate, type Snapshot } from '@console/shared/api';
import { useInstanceSections } from '@console/shared/extensions';
import { FullPageForm, useForm } from '@console/shared/forms';
import { toBase64 } from '@console/shared/format';
import { callTo, seed, useLoaded } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { docsUrl, toast } from '@console/shared/runtime';
import { bold, DocsPopover, PageHeader } from '@console/shared/ui';
import { snapshotForInstance } from '../../../storage/snapshots/queries.ts';
import { followInstance } from '../following.ts';
import { STARTED } from '../../../base/instances/states.ts';
import { instanceByName } from '../../../base/instances/queries.ts';
import { AdvancedSection } from './advanced-section.tsx';
import { BootDiskSection } from './boot-disk-section.tsx';
import { sayingNoDefaultPool } from './default-pool.ts';
import { newInstance } from './defaults.ts';
import { DisksSection } from './disks-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { joinGroups } from './join-groups.ts';
import { HardwareSection } from './hardware-section.tsx';
import { isNotStarted, sayNotStarted } from './not-started.ts';
import { instanceBody } from './payload.ts';
import { type InstanceOrder, instanceSchema } from './schema.ts';
import { SshKeysSection } from './ssh-keys-section.tsx';
import { Summary } from './summary.tsx';
import { type InstanceData, useInstanceData } from './use-instance-data.ts';

export function Component() {
  const { project } = useParams('/projects/:project/instances-new');
  const [search] = useSearchParams();
  const snapshot = search.get('snapshot');
  return snapshot === null ? (
    <CreateInstance project={project} image={search.get('image') ?? undefined} />
  ) : (
    <FromSnapshot project={project} name={snapshot} />
  );
}

/** The form when it is opened from a snapshot. If the snapshot does not exist, the form opens without it. */
function FromSnapshot({ project, name }: { project: string; name: string }) {
  const snapshot = useLoaded(snapshotForInstance(project, name));
  return <CreateInstance project={project} from={snapshot ?? undefined} />;
}

interface CreateInstanceProps {
  readonly project: string;
  readonly from?: Snapshot | undefined;
  /** Id of the image from which the form was opened. */
  readonly image?: string | undefined;
}

function CreateInstance({ project, from, image }: CreateInstanceProps) {
  const data = useInstanceData(project, from);
  const { sources, diskNames } = data;
  const schema = useMemo(() => instanceSchema({ sources, diskNames }), [sources, diskNames]);
  const form = useForm(schema, newInstance(data, from, image));
  const { sections, runAfter } = useInstanceSections(project);
  // Generated names must be the same in the copied and in the sent request
  const [randomValue] = useState(Math.random);
  const call = async (order: InstanceOrder) => {
    const { data } = order.userData;
    const userData = data && toBase64(new Uint8Array(await data.arrayBuffer()));
    const body = instanceBody(order, { sources, userData, random: () => randomValue });
    return sayingNoDefaultPool(callTo(instanceCreate, { query: { project }, body }));
  };
  return (
    <>
      <PageHeader title="Create instance" help={<Help />} />
      <FullPageForm
        form={form}
        submitLabel="Create instance"
        submitDisabledReason={refusalToCreate(data)}
        cancelTo={to('/projects/:project/instances', { project })}
        call={call}
        onSuccess={(instance, { affinityGroups, start }) => {
          seed(instanceByName(project, instance.name), instance);
          runAfter(instance);
          if (affinityGroups.length > 0)
            void joinGroups({ project, instance, groups: affinityGroups, isStarted: start });
          else if (isNotStarted(instance, start)) return void sayNotStarted(instance);
          else follow(project, instance, start);
          return toast({ content: bold`Instance ${instance.name} created` });
        }}
        next={({ name }) => to('/projects/:project/instances/:instance/storage', { project, instance: name })}
        summary={<Summary form={form} data={data} />}
      >
        <GeneralSection form={form} />
        <HardwareSection form={form} />
        <BootDiskSection form={form} data={data} />
        <DisksSection form={form} data={data} />
        <SshKeysSection form={form} data={data} />
        <AdvancedSection form={form} data={data} />
        {sections}
      </FullPageForm>
    </>
  );
}

/** Why no instance can be created, if that is known before the request. */
function refusalToCreate({ canBoot, areImagesRefused, hasNoDefaultPool }: InstanceData): string | undefined {
  if (hasNoDefaultPool) return 'Default IP pool required';
  if (canBoot) return undefined;
  return areImagesRefused ? 'Disk or snapshot required' : 'Image required';
}

/** Follows a new instance until it runs, or until it can be started. Only the former is announced, because the instance itself exists. */
function follow(project: string, instance: Instance, isStarted: boolean): void {
  if (isStarted) sayChange(followInstance(project, instance, STARTED));
  else followInstance(project, instance, MADE);
}

const MADE: Settles = { to: ['stopped'], failed: ['failed'], done: 'created' };

function Help() {
  return (
    <DocsPopover
      topic="instances"
      summary="An instance is a virtual machine. Choose its hardware and boot disk. Everything else has a default."
      links={[
        { label: 'Instances', href: docsUrl('guides/managing-instances') },
        { label: 'Instance Actions', href: docsUrl('guides/managing-instances#_actions') },
        { label: 'Quick Start', href: docsUrl('guides/quickstart') },
      ]}
    />
  );
}
