/** Rows of one page of a list (docs/specification.md section 9). */
export const PAGE_SIZE = 50;

/** As good as all: pickers, lookups and the palette ask for this many at once (docs/screens/compute-storage.md section 0.8). */
export const ALL = 1000;
