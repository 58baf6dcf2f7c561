import type { SupportBundleInfo } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Bytes } from '@console/shared/ui';
import { bundleSize } from './queries.ts';

/** Size of the archive of a ready bundle; each row requests its own. */
export function SizeCell({ bundle: { id, state } }: { bundle: SupportBundleInfo }) {
  const isReady = state === 'active';
  const size = useQuery(bundleSize(id), { enabled: isReady });
  return (
    <LookupCell query={{ ...size, data: size.data === null ? 'unknown' : size.data }} none={!isReady}>
      {(bytes) => (typeof bytes === 'number' ? <Bytes bytes={bytes} /> : 'Size unknown')}
    </LookupCell>
  );
}
