import { API_VERSION, currentUserView, versionHeaderOf, type OperationId } from '@console/shared/api';
import { atom } from '@console/shared/state';
import { settings } from './config.ts';
import { store } from './store.ts';

/** Revision of the API that is requested. */
const wanted = (): string => settings().apiVersion || API_VERSION;

/** Header of every request. Links and websockets, which the browser requests itself, cannot carry it. */
export const versionHeader = (): Record<string, string> => versionHeaderOf(settings().apiVersion);

/** Why the console cannot be used with this server, as a sentence; empty while it can. */
export const unsupportedAtom = atom('');

const textIn = (body: object, key: string): string => {
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : '';
};

/**
 * The message of a response that means that the server does not support the revision, else undefined. The response of such a server
 * is a guess (docs/mock-guesses.md): a 400 without a code whose message names the version of the API, to a read, because its message
 * repeats no text of a form; or no route at all for the revision, not even that of the current user, which every server has.
 */
function refusalIn(id: OperationId, isRead: boolean, status: number, text: string): string | undefined {
  const isMe = id === currentUserView.id && status === 404;
  if (!isMe && !(isRead && status === 400)) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null || textIn(body, 'error_code') !== '') return undefined;
  const message = textIn(body, 'message');
  if (isMe ? textIn(body, 'request_id') !== '' : /\bapi[- ]version\b/i.test(message)) return message;
  return undefined;
}

/** Replaces the whole console by a sentence when a response means that the server does not support the requested revision. */
export function noteVersion(id: OperationId, isRead: boolean, status: number, text: string): void {
  const refusal = refusalIn(id, isRead, status, text);
  if (refusal === undefined) return;
  const others = (refusal.match(/\d+\.\d+\.\d+/g) ?? []).filter((version) => version !== wanted());
  const supports = others.length === 0 ? 'does not support it' : `supports ${others.join(', ')}`;
  store.set(
    unsupportedAtom,
    `This console was built for API ${wanted()}; the server ${supports}. Ask your platform team for a newer console.`,
  );
}
