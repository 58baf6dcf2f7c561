import { RESULTS, type Outcome, type Result } from './compare.ts';
import type { Surveyed } from './survey.ts';

/** So many differences of an operation are printed. */
const PRINTED = 8;

function words({ result, details }: Outcome): string {
  if (result === 'refused') return 'refused for this person';
  const more = details.length > PRINTED ? [`and ${details.length - PRINTED} more`] : [];
  return [result, [...details.slice(0, PRINTED), ...more].join('; ')]
    .filter((text) => text !== '')
    .join(': ');
}

const COUNTED: Readonly<Record<Result, string>> = {
  works: 'work',
  differs: 'differ',
  'not available': 'not available',
  refused: 'refused',
  'not tried': 'not tried',
};

/** The table, and the line that counts. */
export function tableOf(surveyed: readonly Surveyed[]): string {
  const names = surveyed.map(({ operation }) => `${operation.row.method} ${operation.row.path}`);
  const width = Math.max(...names.map(({ length }) => length));
  const lines = surveyed.map((one, index) => `${(names[index] ?? '').padEnd(width)}  ${words(one)}`);
  const counts = RESULTS.map(
    (result) => `${surveyed.filter((one) => one.result === result).length} ${COUNTED[result]}`,
  );
  return [...lines, counts.join(', ')].join('\n');
}

/** Whether the server is not the one that the console was built for. */
export const isOther = (surveyed: readonly Surveyed[]): boolean =>
  surveyed.some(({ result }) => result === 'differs' || result === 'not available');
