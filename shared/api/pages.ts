/** Rows of one page of a list (docs/specification.md section 9). */
export const PAGE_SIZE = 50;

/** Page size for pickers, lookups and the palette, which read all pages (docs/screens/compute-storage.md section 0.8). */
export const ALL = 1000;
