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

/** The characters at a position that are marked as wrong: the next one, or the last one of a query that ends too early. */
export function markedAt({ offset }: Place, text: string): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.min(offset, text.trimEnd().length - 1));
  return { from, to: from + 1 };
}

/** Whether a query was refused because it groups unaligned series. */
export const isNotAligned = (message: string): boolean =>
  message.includes('Input tables to a `group_by` must be aligned');

/** The query with an alignment inserted before its first grouping. */
export const aligned = (text: string): string =>
  text.replace(/\|(\s*)group_by\b/, (_, space: string) => `|${space}align mean_within(1m) |${space}group_by`);

const SINCE = /timestamp\s*>=?\s*@(?:now\(\)(?:\s*-\s*\w+)?|[\dT:.-]+)/;

/** The query with another start time in each of its parts, inserted or replaced. */
export function withSince(text: string, since: string): string {
  const wanted = `timestamp > @now() - ${since}`;
  return text
    .split(/([;{}])/)
    .map((part) =>
      SINCE.test(part)
        ? part.replace(SINCE, wanted)
        : part.replace(/\bget\s+\w+:\w+/, (got) => `${got} | filter ${wanted}`),
    )
    .join('');
}
