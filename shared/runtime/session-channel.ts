import { early, SESSION_CHANNEL } from '@console/shared/api';
import type { SessionMessage } from './person.ts';

/** Any page of this origin can post to the channel: messages of another shape are ignored. */
function isSessionMessage(value: unknown): value is SessionMessage {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const state = fields.get('state');
  switch (fields.get('about')) {
    case 'sign-in':
    case 'sign-out':
      return state === 'begun' || state === 'failed' || state === 'done';
    case 'person':
      return typeof fields.get('id') === 'string';
    default:
      return false;
  }
}

let channel: BroadcastChannel | undefined;

/** The channel; undefined in browsers without one, whose tabs notice a change of the session when they are used again. */
function open(): BroadcastChannel | undefined {
  if (channel === undefined && 'BroadcastChannel' in globalThis)
    channel = early()?.channel ?? new BroadcastChannel(SESSION_CHANNEL);
  return channel;
}

/** Notifies the other tabs of this browser about their shared session. */
export const notifySession = (message: SessionMessage): void => open()?.postMessage(message);

/** Adds a listener for the messages of other tabs, beginning with those since the document sent its reads. */
export function listenToSession(listener: (message: SessionMessage) => void): void {
  const hear = (data: unknown) => {
    if (isSessionMessage(data)) listener(data);
  };
  open()?.addEventListener('message', ({ data }) => hear(data));
  early()?.heard.forEach(hear);
}
