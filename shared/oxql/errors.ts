/** A position in a query. */
export interface Place {
  /** Line and column, both from 1. */
  readonly line: number;
  readonly column: number;
  /** Characters from the beginning. */
  readonly offset: number;
}

const placeAt = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset };
};

/**
 * The position of an error with the text `Error at {line}:{column}`. The server counts in the trimmed query; the result is the
 * position in the typed text. Undefined for messages without a position.
 */
export function errorPosition(message: string, text: string): Place | undefined {
  const [, line, column] = /Error at (\d+):(\d+)/.exec(message) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const lead = text.length - text.trimStart().length;
  const lines = text.trim().split('\n');
  const before = lines.slice(0, Number(line) - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const width = lines[Number(line) - 1]?.length ?? 0;
  const offset = lead + before + Math.min(Math.max(0, Number(column) - 1), width);
  return placeAt(text, Math.min(offset, text.length));
}

/** Whether a query was refused because it groups unaligned series. */
export const isNotAligned = (message: string): boolean =>
  message.includes('Input tables to a `group_by` must be aligned');

/** The query with an alignment inserted before its first grouping. */
export const aligned = (text: string): string =>
  text.replace(/\|(\s*)group_by\b/, (_, space: string) => `|${space}align mean_within(1m) |${space}group_by`);

/** The query with another start time, inserted or replaced. */
export function withSince(text: string, since: string): string {
  const wanted = `timestamp > @now() - ${since}`;
  const present = /timestamp\s*>=?\s*@(?:now\(\)(?:\s*-\s*\w+)?|[\dT:.-]+)/;
  if (present.test(text)) return text.replace(present, wanted);
  return text.replace(/(\bget\s+\w+:\w+)/, `$1 | filter ${wanted}`);
}
