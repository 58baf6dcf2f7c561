import type { Group } from '@console/shared/api';
import { columns } from '@console/shared/table';

const col = columns<Group>();

/** Columns of the user's groups. */
export const groupColumns = [col.name('Name', ({ displayName }) => displayName)];
