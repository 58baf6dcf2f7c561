import type { SiloIpPool } from '@console/shared/api';
import { Tag } from '@console/shared/ui';

/** An IP pool as an entry of a picker, by name. */
export const poolItem = ({ name, description, isDefault }: SiloIpPool) => ({
  value: name,
  label: name,
  badge: isDefault && <Tag raw>default</Tag>,
  description: description || undefined,
});
