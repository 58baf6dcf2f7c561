/** Whether a path is a prefix or below it, by whole segments. */
export const isWithin = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

/** Whether an area that has a prefix owns a path: `/projects` also owns `/projects-new`, the create form of its list. */
export const ownsPath = (prefix: string, path: string): boolean =>
  isWithin(path, prefix) || isWithin(path, `${prefix}-new`);

/** The area that owns a path: the longest prefix wins. The boot script and the shell both use this function. */
export const ownerOf = <Row extends { readonly prefixes: readonly string[] }>(
  rows: readonly Row[],
  path: string,
): Row | undefined =>
  rows
    .flatMap((row) =>
      row.prefixes.filter((prefix) => ownsPath(prefix, path)).map((prefix) => ({ row, prefix })),
    )
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.row;
