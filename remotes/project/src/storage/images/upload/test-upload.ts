import { createMock, fakeClock, type Mock, personas } from '@console/mock';
import { vi } from 'vitest';
import { uploadCalls } from './calls.ts';
import { CHUNK_SIZE } from './chunks.ts';
import type { UploadJob } from './run.ts';
import type { UploadClock } from './timing.ts';
import { createUpload, type Outcome } from './upload.ts';

export const PROJECT = 'edge-cache';

/** Milliseconds that pass per turn of the event loop: a request is aborted after 300 turns. */
const TURN = 100;

/** Two chunks and a block; the second is all zeros. */
export function imageBytes(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(2 * CHUNK_SIZE + 512).fill(7).fill(0, CHUNK_SIZE, 2 * CHUNK_SIZE);
}

export const job: UploadJob = {
  name: 'uploaded',
  description: 'by a test',
  os: 'plan9',
  version: '4',
  blockSize: 512,
  file: new Blob([imageBytes()]),
};

/** Outcome of the `nth` request, from 1. `unsent` never reaches the server, `unanswered` is done but its response is lost. */
export type Fate = 'unsent' | 'unanswered' | undefined;

/** An upload against the mock, with a clock that advances automatically. */
export function stage() {
  const clock = fakeClock();
  const mock = createMock({ clock, persona: personas.operator, personaSessions: true });
  const uploadClock: UploadClock = {
    now: () => clock.now(),
    after(ms, run) {
      let isOff = false;
      void clock.sleep(ms).then(() => isOff || run());
      return () => {
        isOff = true;
      };
    },
  };
  const rules = { fate: (_nth: number): Fate => undefined, onRequest: (_nth: number, _path: string) => {} };
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(`${init.method} ${url.replace(/-[0-9a-f]{6}(?=[/?])/, '').replace(/\?.*/, '')}`);
    const nth = requests.length;
    rules.onRequest(nth, url);
    const fate = rules.fate(nth);
    if (fate === 'unsent') throw new TypeError('Failed to fetch');
    const { signal, ...rest } = init;
    const answer = await orAborted(mock.handle(new Request(`http://mock.test${url}`, rest)), signal);
    if (fate === 'unanswered') throw new TypeError('Failed to fetch');
    return answer;
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();

  let seed = 0;
  const upload = createUpload({
    calls: uploadCalls(PROJECT),
    clock: uploadClock,
    random: () => (seed += 0.01) % 1,
  });

  /** Lets time pass until a promise is settled. */
  async function until<Answer>(promise: Promise<Answer>): Promise<Answer> {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    promise.then(over, over);
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      clock.advance(TURN);
    }
    return promise;
  }
  /** The session of the user ends, as after 8 hours, or begins again, as after a sign-in. */
  const setSession = (isOpen: boolean) => {
    const { sessions } = mock.store.tables;
    for (const row of sessions)
      if (isOpen) sessions.remove(row.id);
      else sessions.put({ ...row, used: new Date(0) });
  };
  const run = (what: UploadJob = job): Promise<Outcome> => until(upload.start(what));
  return { mock, clock, uploadClock, upload, rules, requests, until, run, setSession };
}

/** A response, or a rejection as soon as the request is aborted, like that of a browser's `fetch`. */
export async function orAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal | null | undefined) {
  if (!signal) return answer;
  signal.throwIfAborted();
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, given]);
}

/** Names of everything that an upload may leave on the server. */
export const namesOn = ({ store: { tables } }: Mock) => ({
  disks: [...tables.disks].map(({ name }) => name),
  snapshots: [...tables.snapshots].map(({ name }) => name),
  images: [...tables.images].map(({ name }) => name),
});
