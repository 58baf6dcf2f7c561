/** Rows of one page of a list (specification, section 9). */
export const PAGE_SIZE = 50;
