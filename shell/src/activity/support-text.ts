import type { Job } from '@console/shared/query';
import { config } from '@console/shared/runtime';
import { factLines, formatDuration } from '@console/shared/format';
import type { Entry } from './entries.ts';
import { sentenceOf } from './sentence.ts';

/** An item of the list: a single request, or a job of several requests. */
export type Item = Entry | Job;

const isEntry = (item: Item): item is Entry => 'operation' in item;

/** Title of an item, as a sentence without a period. */
export const titleOf = (item: Item): string => (isEntry(item) ? sentenceOf(item) : item.title);

/** Start time and duration, as text for support. */
const times = ({ startedAt, endedAt }: Item): readonly (readonly [string, string | undefined])[] => [
  ['started', new Date(startedAt).toISOString()],
  ['duration', endedAt === undefined ? undefined : formatDuration(endedAt - startedAt)],
];

function blockOf(item: Item): string {
  if (!isEntry(item)) {
    const { title, state, note, percent, requestId } = item;
    return factLines([
      ['what', title],
      ['state', state],
      ...times(item),
      ['progress', percent === undefined ? undefined : `${percent}%`],
      ['note', note],
      ['request id', requestId],
    ]);
  }
  const { operation, names, state, status, code, message, requestId } = item;
  return factLines([
    ['what', sentenceOf(item)],
    ['change', item.what],
    ['state', state],
    ...times(item),
    ['operation', operation.id],
    ['request', `${operation.method ?? 'GET'} ${operation.path}`],
    ...Object.entries(names),
    ['status', status],
    ['code', code],
    ['message', message],
    ['request id', requestId],
  ]);
}

/** Items as plain text for a message to support. They contain names only, no request bodies. */
export function supportTextOf(items: readonly Item[]): string {
  const head = factLines([
    ['console', config().build],
    ['browser', navigator.userAgent],
    ['time', new Date().toISOString()],
  ]);
  return [head, ...items.map(blockOf)].join('\n\n');
}
