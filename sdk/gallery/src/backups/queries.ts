import { PAGE_SIZE } from '@console/shared/api';
import { query } from '@console/shared/query';
import { backupList, backupSizes, backupView } from '../api/vault.ts';

/** A page of the backups. */
export const backupPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(backupList, { query: { limit, pageToken } });

/** One backup, by its name. */
export const backupByName = (backup: string) => query(backupView, { path: { backup } });

/** The size of a backup over time. */
export const sizesOf = (backup: string) => query(backupSizes, { path: { backup } });
