import type { TimeseriesSchema } from '@console/shared/api';
import { isQuoted, MOST_CHARACTERS, OWN_FIELDS, schemaOf, type Token, tokens } from './language.ts';

/** A warning about a query before it is sent. It never prevents sending. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly level: 'error' | 'notice';
  readonly text: string;
  /** The correction of the text between `from` and `to`. */
  readonly fix?: string;
}

/** The edit distance of two texts. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The text with the smallest edit distance. */
const nearest = (text: string, all: readonly string[]): string | undefined =>
  all.toSorted((a, b) => distance(text, a) - distance(text, b))[0];

const at = ({ from, text }: Token) => ({ from, to: from + text.length });

const UUID = /^[\da-f]{8}-/i;

function inFilters(pieces: readonly Token[], schemas: readonly TimeseriesSchema[]): Finding[] {
  const found: Finding[] = [];
  let schema: TimeseriesSchema | undefined;
  let step = '';
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'keyword') step = piece.text;
    if (piece.kind === 'name') schema = schemaOf(piece.text, schemas);
    if (piece.kind !== 'field' || (step !== 'filter' && step !== 'group_by') || !schema) continue;
    const field = schema.fieldSchema.find(({ name }) => name === piece.text);
    const isValue = /[=<>]=?|~=/.test(pieces[index - 1]?.text ?? '');
    if (!field && !isValue && !OWN_FIELDS.some((name) => name === piece.text))
      found.push({
        ...at(piece),
        level: 'error',
        text: `${schema.timeseriesName} has no field ${piece.text}`,
        ...fixOf(
          piece.text,
          schema.fieldSchema.map(({ name }) => name),
        ),
      });
    const value = pieces[index + 2];
    if (field && isQuoted(field.fieldType) && value && ['number', 'field', 'duration'].includes(value.kind))
      found.push({ ...at(value), level: 'error', text: `Values of ${field.name} must be quoted` });
  }
  return found;
}

const fixOf = (text: string, all: readonly string[]) => {
  const fix = nearest(text, all);
  return fix === undefined ? {} : { fix };
};

function unknownNames(pieces: readonly Token[], schemas: readonly TimeseriesSchema[]): Finding[] {
  if (schemas.length === 0) return [];
  return pieces
    .filter(({ kind, text }) => kind === 'name' && !schemaOf(text, schemas))
    .map((piece) => ({
      ...at(piece),
      level: 'error',
      text: `There is no timeseries ${piece.text}`,
      ...fixOf(
        piece.text,
        schemas.map(({ timeseriesName }) => timeseriesName),
      ),
    }));
}

function order(pieces: readonly Token[]): Finding[] {
  const found: Finding[] = [];
  const before = (index: number, ...texts: readonly string[]) =>
    texts.every((text) => pieces.slice(0, index).some((piece) => piece.text === text));
  for (const [index, piece] of pieces.entries()) {
    if (piece.text === 'group_by' && !before(index, 'align'))
      found.push({ ...at(piece), level: 'error', text: 'group_by needs align mean_within(…) before it' });
    if (piece.text === 'join' && !before(index, '{', ';', '}'))
      found.push({ ...at(piece), level: 'error', text: 'join needs { …; … } before it' });
  }
  return found;
}

/** The warnings about a query before it is sent (docs/screens/operator.md section 9.5). */
export function lint(text: string, schemas: readonly TimeseriesSchema[]): readonly Finding[] {
  const pieces = tokens(text).filter(({ kind }) => kind !== 'space');
  if (pieces.length === 0) return [];
  const whole = { from: 0, to: text.length };
  const bare = pieces.find(
    ({ kind, text: word }, index) =>
      kind === 'field' && UUID.test(text.slice(pieces[index]?.from ?? 0)) && word !== '',
  );
  return [
    ...(text.length > MOST_CHARACTERS
      ? [
          {
            from: MOST_CHARACTERS,
            to: text.length,
            level: 'error' as const,
            text: `Longer than ${MOST_CHARACTERS} characters`,
          },
        ]
      : []),
    ...unknownNames(pieces, schemas),
    ...inFilters(pieces, schemas),
    ...(bare ? [{ ...at(bare), level: 'error' as const, text: 'IDs must be quoted' }] : []),
    ...order(pieces),
    ...(pieces.some((piece) => piece.text === 'timestamp')
      ? []
      : [
          {
            ...whole,
            level: 'notice' as const,
            text: 'Without a timestamp filter, all stored data is read',
          },
        ]),
  ];
}
