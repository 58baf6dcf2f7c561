/** A field of a line: one value, or several without an order. */
export interface LineField<Line> {
  readonly label: string;
  readonly of: (line: Line) => string | readonly string[];
}

/** How the lines of a set are identified, and when two versions of a line are equal. */
export interface LineRule<Line> {
  /** Identity of a line, such as its name. Lines with the same key are distinguished by their order. */
  readonly key: (line: Line) => string;
  /** Label of a line; default: the key. */
  readonly name?: (line: Line) => string;
  /** The fields that are written. Fields that only the server sets, such as ids and times, are omitted. */
  readonly fields: readonly LineField<Line>[];
}

/** A line that is in both sets, and the labels of the fields that differ. */
export interface ChangedLine<Line> {
  readonly key: string;
  readonly before: Line;
  readonly after: Line;
  readonly fields: readonly string[];
}

/** The difference of two sets. */
export interface SetDiff<Line> {
  readonly added: readonly Line[];
  readonly removed: readonly Line[];
  readonly changed: readonly ChangedLine<Line>[];
  readonly same: readonly Line[];
}

/** The lines by key. The second line of a key gets a distinct key, so that no line is lost. */
export function keyed<Line>(lines: readonly Line[], rule: LineRule<Line>): ReadonlyMap<string, Line> {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const key = rule.key(line);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [count === 0 ? key : `${key}\n${count}`, line];
    }),
  );
}

const textOf = (value: string | readonly string[]): string =>
  JSON.stringify(typeof value === 'string' ? value : value.toSorted());

/** The fields in which two versions of a line differ. */
export const changedFields = <Line>(
  before: Line,
  after: Line,
  { fields }: LineRule<Line>,
): readonly LineField<Line>[] =>
  before === after ? [] : fields.filter(({ of }) => textOf(of(before)) !== textOf(of(after)));

/** Whether two versions of a line are equal; absent lines are equal to each other only. */
export function isSameLine<Line>(
  before: Line | undefined,
  after: Line | undefined,
  rule: LineRule<Line>,
): boolean {
  if (before === undefined || after === undefined) return before === after;
  return changedFields(before, after, rule).length === 0;
}

/** Differences of two sets: added, removed and changed lines (docs/screens/operator.md section 9.9). */
export function diffSet<Line>(
  before: readonly Line[],
  after: readonly Line[],
  rule: LineRule<Line>,
): SetDiff<Line> {
  const old = keyed(before, rule);
  const now = keyed(after, rule);
  const added: Line[] = [];
  const changed: ChangedLine<Line>[] = [];
  const same: Line[] = [];
  for (const [key, line] of now) {
    const was = old.get(key);
    if (was === undefined) {
      added.push(line);
      continue;
    }
    const fields = changedFields(was, line, rule).map(({ label }) => label);
    if (fields.length === 0) same.push(line);
    else changed.push({ key, before: was, after: line, fields });
  }
  const removed = [...old].filter(([key]) => !now.has(key)).map(([, line]) => line);
  return { added, removed, changed, same };
}

/** Whether two sets have the same lines, in any order. */
export function isSameSet<Line>(
  before: readonly Line[],
  after: readonly Line[],
  rule: LineRule<Line>,
): boolean {
  if (before === after) return true;
  const { added, removed, changed } = diffSet(before, after, rule);
  return added.length + removed.length + changed.length === 0;
}
