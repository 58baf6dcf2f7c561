import type { FieldSchema, TimeseriesSchema } from '@console/shared/api';
import { CHARTED } from './charted.ts';
import {
  ALIGNMENTS,
  COMPARISONS,
  isQuoted,
  LOGIC,
  OPERATIONS,
  OWN_FIELDS,
  REDUCERS,
  schemaOf,
  timeseriesBefore,
  type Token,
  tokens,
  UNITS,
} from './language.ts';

export interface Completion {
  readonly label: string;
  /** Text that replaces the typed word; default: the label. */
  readonly insert?: string;
  readonly detail?: string;
}

/** The completions at a position, and the start of the word that they replace. */
export interface Completions {
  readonly from: number;
  readonly items: readonly Completion[];
}

const NOTHING = (offset: number): Completions => ({ from: offset, items: [] });

const labels = (all: readonly string[], detail?: string): Completion[] =>
  all.map((label) => ({ label, ...(detail !== undefined && { detail }) }));

const fieldItems = (fields: readonly FieldSchema[]): Completion[] =>
  fields.map(({ name, description, fieldType }) => ({ label: name, detail: `${fieldType}: ${description}` }));

/** First the completions that start with the typed text, then those that contain it; all of them for an empty text. */
function narrowed(items: readonly Completion[], typed: string): readonly Completion[] {
  const wanted = typed.toLowerCase();
  const rank = ({ label }: Completion) => {
    const at = label.toLowerCase().indexOf(wanted);
    return at < 0 ? 2 : Math.min(at, 1);
  };
  const found = items.filter((item) => rank(item) < 2).toSorted((a, b) => rank(a) - rank(b));
  return found.length === 1 && found[0]?.label === typed ? [] : found;
}

/** The tokens of the step at a position, without spaces: after the last pipe or brace. */
function stepBefore(pieces: readonly Token[]): readonly Token[] {
  const start = pieces.findLastIndex(
    ({ kind, text }) => kind === 'pipe' || (kind === 'brace' && (text === '{' || text === ';')),
  );
  return pieces.slice(start + 1);
}

function valuesOf(field: string | undefined, fields: readonly FieldSchema[]): readonly Completion[] {
  if (field === 'timestamp')
    return [
      { label: '@now() - 5m', detail: 'Five minutes ago' },
      { label: '@now() - 1h', detail: 'An hour ago' },
      { label: '@2025-05-06T10:00:00', detail: 'A time, in UTC' },
    ];
  const type = fields.find(({ name }) => name === field)?.fieldType;
  if (type === 'bool') return labels(['true', 'false']);
  return type !== undefined && isQuoted(type) ? [{ label: '""', detail: type }] : [];
}

/** The possible next tokens of a condition. */
function inFilter(step: readonly Token[], fields: readonly FieldSchema[]): readonly Completion[] {
  const last = step.at(-1);
  const isComparison = COMPARISONS.some((one) => one === last?.text);
  if (isComparison) return valuesOf(step.at(-2)?.text, fields);
  if (last?.kind === 'field') return labels(COMPARISONS);
  const isValue = last && ['string', 'number', 'duration', 'time'].includes(last.kind);
  if (isValue || last?.text === ')') return labels(LOGIC.filter((one) => one !== '!'));
  return [...fieldItems(fields), ...labels(OWN_FIELDS)];
}

function inGroup(step: readonly Token[], fields: readonly FieldSchema[]): readonly Completion[] {
  const last = step.at(-1)?.text;
  if (last === 'group_by') return [{ label: '[', detail: 'Fields that distinguish series' }];
  const isClosed = step.some(({ text }) => text === ']');
  if (!isClosed) return last === '[' || last === ',' ? fieldItems(fields) : [];
  return last === ',' ? labels(REDUCERS) : [];
}

/** The timeseries to get; those of the charts where the list of timeseries cannot be read. */
const timeseriesItems = (schemas: readonly TimeseriesSchema[]): Completion[] =>
  schemas.length === 0
    ? labels(CHARTED)
    : schemas.map(({ timeseriesName, description }) => ({
        label: timeseriesName,
        detail: description.metric,
      }));

function after(step: readonly Token[], schemas: readonly TimeseriesSchema[], fields: readonly FieldSchema[]) {
  const [first] = step;
  if (!first) return labels(OPERATIONS);
  if (first.text === 'get') return step.length === 1 ? timeseriesItems(schemas) : [];
  if (first.text === 'filter') return inFilter(step, fields);
  if (first.text === 'group_by') return inGroup(step, fields);
  if (first.text === 'align' && step.length === 1)
    return ALIGNMENTS.map((label) => ({ label, insert: `${label}(` }));
  return [];
}

/**
 * The completions at a position of a query, and the start of the word that they replace. None inside quotes
 * (docs/screens/operator.md section 9.5).
 */
export function completionAt(
  text: string,
  offset: number,
  schemas: readonly TimeseriesSchema[],
): Completions {
  const before = text.slice(0, offset);
  const all = tokens(before);
  const end = all.at(-1);
  if (end?.kind === 'string' || (end?.kind === 'error' && /^["']/.test(end.text))) return NOTHING(offset);
  // A number that a unit may follow, or the start of one
  const [, unit] = /(?:-\s*|\(\s*)\d+([a-zA-Z]*)$/.exec(before) ?? [];
  if (unit !== undefined)
    return {
      from: offset - unit.length,
      items: narrowed(labels(UNITS), unit).filter(({ label }) => label.startsWith(unit)),
    };
  const typed = /[\w:]*$/.exec(before)?.[0] ?? '';
  const from = offset - typed.length;
  const step = stepBefore(tokens(before.slice(0, from)).filter(({ kind }) => kind !== 'space'));
  const fields = schemaOf(timeseriesBefore(text, from), schemas)?.fieldSchema ?? [];
  return { from, items: narrowed(after(step, schemas, fields), typed) };
}
