import { MockError } from './errors.ts';

/** Line and column of an offset in a text, both counted from 1. */
function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Extracts reason and position from the message of the engine's JSON parser. */
function explain(text: string, message: string): { reason: string; line: number; column: number } {
  const named = /line (\d+) column (\d+)/.exec(message);
  const position = /position (\d+)/.exec(message);
  const place = named
    ? { line: Number(named[1]), column: Number(named[2]) }
    : placeOf(text, position ? Number(position[1]) : text.length);
  const reason = message
    .replace(/^JSON\.parse: /, '')
    .replace(/ (in|after) JSON at position .*$/, '')
    .replace(/ at (position|line) .*$/, '')
    .replace(/, "[\s\S]*$/, '');
  return { reason: reason === '' ? 'unexpected input' : reason, ...place };
}

/** Keeps a byte order mark, which is not JSON. corrections "Second reading". */
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The text of a request body.
 * @throws MockError 400 when it is not UTF-8, in the format for a body that is not JSON
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return strict.decode(bytes);
  } catch {
    const lossy = new TextDecoder().decode(bytes);
    const { line, column } = placeOf(lossy, lossy.indexOf('\uFFFD'));
    throw unparsable('invalid UTF-8', line, column);
  }
}

/** docs/contract/wire-rules.md "Errors": without a code, in the format that the UI parses. */
function unparsable(reason: string, line: number, column: number): MockError {
  return new MockError(
    400,
    undefined,
    `unable to parse JSON body: ${reason} at line ${line} column ${column}`,
  );
}

/**
 * 400 for a body that is JSON but not of the operation's type, in the same format. The reported position is the end of the body,
 * where production detects a missing member.
 */
export function misshapen(text: string, problem: string): MockError {
  const { line, column } = placeOf(text, text.trimEnd().length);
  return unparsable(problem, line, column);
}

/**
 * Parses a request body.
 * @throws MockError 400 without a code, in the format that the UI parses (docs/contract/wire-rules.md "Errors")
 */
export function parseJsonBody(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    const { reason, line, column } = explain(text, error instanceof Error ? error.message : '');
    throw unparsable(reason, line, column);
  }
}
