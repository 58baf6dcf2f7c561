/** The largest quota of memory or storage in GiB: the API counts bytes up to 2^63-1 (docs/contract/corrections.md). */
export const QUOTA_MAX_GIB = 2 ** 33 - 1;
