import type { SessionMessage } from './person.ts';

/** Every tab of the console in this browser listens to it. */
const CHANNEL = 'console-session';

/** Any page of this origin could write into it: a message of another shape is no message. */
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
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(CHANNEL));

/** Tells the other tabs of this browser something about the session that they share. */
export const notifySession = (message: SessionMessage): void => open().postMessage(message);

/** Hears what the other tabs tell. */
export function listenToSession(listener: (message: SessionMessage) => void): void {
  open().addEventListener('message', ({ data }) => {
    if (isSessionMessage(data)) listener(data);
  });
}
