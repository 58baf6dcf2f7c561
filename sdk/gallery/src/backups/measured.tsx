import { useQuery } from '@console/shared/query';
import { Bytes, Dash, Skeleton, Unknown } from '@console/shared/ui';
import { sizesOf } from './queries.ts';

/** A part of a page that reads for itself: its failure is shown in its place, and the page stays. */
export function Measured({ backup }: { backup: string }) {
  const { data, error } = useQuery(sizesOf(backup));
  if (error?.kind === 'forbidden') return <Unknown reason="You may not read the sizes of this backup" />;
  // The service has no sizes of it: that is known, and no failure
  if (error?.kind === 'not-found') return <Dash />;
  // After a 401 this waits until the user has signed in again over the page, and is sent again then
  if (error) return <Unknown reason={error.message} />;
  if (!data) return <Skeleton width="5rem" />;
  const last = data.samples.at(-1);
  return last ? <Bytes bytes={last.bytes} /> : <Dash />;
}
