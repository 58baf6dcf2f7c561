/** The same value with every date in it moved by so many milliseconds. What has no date is not copied. */
export function later(value: unknown, by: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + by);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const moved = value.map((one) => later(one, by));
    return moved.some((one, index) => one !== value[index]) ? moved : value;
  }
  const members: [string, unknown][] = Object.entries(value);
  const moved = members.flatMap(([name, one]) => {
    const other = later(one, by);
    return other === one ? [] : [[name, other] as const];
  });
  return moved.length === 0 ? value : { ...value, ...Object.fromEntries(moved) };
}
