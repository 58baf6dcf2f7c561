import { fetchPart, toast } from '@console/shared/runtime';
import type { NewMember } from '../../../affinity/join-new.ts';

/** Adds a created instance to its affinity groups; the code was usually fetched when they were chosen. */
export async function joinGroups(member: NewMember): Promise<void> {
  try {
    const { joinNew } = await fetchPart(
      () => import(/* webpackChunkName: "instances-create-groups" */ '../../../affinity/join-new.ts'),
    );
    await joinNew(member);
  } catch {
    toast({
      variant: 'error',
      title: `Instance ${member.instance.name} is not ready`,
      content:
        'It was created but not started, and it was not added to its affinity groups. Add it to them on its settings tab.',
      timeout: null,
    });
  }
}
