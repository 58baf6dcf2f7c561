import type { AffinityPolicy } from '@console/shared/api';
import { Tag } from '@console/shared/ui';

/** The policy of a group: `fail` is emphasized, because it can keep an instance from starting. */
export const PolicyTag = ({ policy }: { policy: AffinityPolicy }) => (
  <Tag solid={policy === 'fail'}>{policy}</Tag>
);
