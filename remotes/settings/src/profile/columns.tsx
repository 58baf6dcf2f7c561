import type { Group } from '@console/shared/api';
import { columns } from '@console/shared/table';

const col = columns<Group>();

export const groupColumns = [col.name('Name', ({ displayName }) => displayName)];
