/** Rows of one page of a list (docs/specification.md section 9). */
export const PAGE_SIZE = 50;
