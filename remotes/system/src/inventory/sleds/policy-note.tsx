import type { Sled } from '@console/shared/api';
import { GiB } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { fits } from '../../capacity/model/fits.ts';
import { takesInstances } from '../../base/sleds/states.ts';
import { instancesBySled } from '../../capacity/instances-by-sled.ts';
import { whatFollows } from './what-follows.ts';

/** Size of the instance in which free capacity is counted (docs/screens/operator.md section 2.2). */
const SIZE = { ncpus: 4, memory: 16 * GiB, disk: 0 };

/** The effect of a sled that takes no new instances: the instances that keep running on it, and the capacity of the others. */
export function PolicyNote({ sled, sleds }: { sled: Sled; sleds: readonly Sled[] }) {
  const able = sleds.filter(takesInstances);
  const others = able.filter(({ id }) => id !== sled.id);
  const { data } = useQuery(instancesBySled(able.map(({ id }) => id)));
  const here = data?.get(sled.id);
  const unknown = able.filter(({ id }) => data && !data.get(id)).length;
  return (
    <>
      <p>
        <b>{sled.baseboard.serial}</b> accepts no new instances. {stayText(here?.length)}
      </p>
      {others.length === 0 ? (
        <Message variant="destructive">
          This is the last sled that accepts instances. Without it, no instance can start.
        </Message>
      ) : (
        <p>
          {whatFollows(sleds, [sled])}
          {data &&
            ` Room for instances of 4 vCPUs and 16 GiB: ${fits(SIZE, able, data).count} now, ${fits(SIZE, others, data).count} after.`}
          {unknown > 0 && ` Counted on ${able.length - unknown} of ${able.length} sleds.`}
        </p>
      )}
    </>
  );
}

/** Sentence on the instances of the sled, as far as their number is known. */
function stayText(count: number | undefined): string {
  if (count === undefined) return 'Its instances keep running.';
  if (count === 0) return 'It runs no instances.';
  return count === 1 ? 'Its instance keeps running.' : `Its ${count} instances keep running.`;
}
