/** Rows of one page of a list (docs/specification.md section 9). */
export const PAGE_SIZE = 50;

/** As good as all: lists that are shown or offered whole. */
export const ALL = 1000;
