import { document, type OperationId } from '../src/wire/api.ts';
import { createMock, fakeClock, type Mock } from '../src/index.ts';
import { operations, type Operation } from '../src/wire/operations.ts';
import { personas } from '../src/seeds/index.ts';
import { bodyOf, readReply } from './reply.ts';
import { readUrls } from './reads.ts';
import type { Sample } from './sample.ts';
import { make, prepare, type As, type Place } from './steps.ts';
import { usual } from './usual.ts';

/** The operator by the cookie of personas, so that no session is in the way. */
const operator: As = { cookie: `msw-user=${encodeURIComponent(personas.operator)}` };

/** Answer to each URL. */
type Answers = ReadonlyMap<string, string>;

/** Effect of a call on the reads. */
export interface Effect {
  readonly id: OperationId;
  readonly status: number;
  /** Reads whose answers differ afterwards, each with one URL that shows it. */
  readonly changed: ReadonlyMap<OperationId, string>;
}

function placeOf(mock: Mock): Place {
  return {
    send: async ({ method, url, headers, body }) =>
      readReply(
        await mock.handle(new Request(`http://mock.test${url}`, { method, headers, ...bodyOf(body) })),
      ),
    advance: (ms) => {
      mock.clock.advance(ms);
      return Promise.resolve();
    },
  };
}

async function answersTo(mock: Mock, urls: Iterable<string>): Promise<Answers> {
  const answers = new Map<string, string>();
  for (const path of urls) {
    const answer = await mock.exchange({
      method: 'GET',
      url: new URL(`http://mock.test${path}`),
      body: new Uint8Array(),
      authorization: undefined,
      cookies: new Map([['msw-user', personas.operator]]),
    });
    const text = typeof answer.body === 'string' ? answer.body : '';
    // Each refusal has a different ID.
    answers.set(path, answer.status < 400 ? `${answer.status} ${text}` : String(answer.status));
  }
  return answers;
}

/** Every text in a value, however deep: the names and ids that a call mentions. */
function textsIn(value: unknown): unknown[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Whether two answers differ for the console. An empty list of a deleted resource does not: no page shows it any
 * more, and it was empty.
 */
function differs(before: string, after: string): boolean {
  return before !== after && !(after === '404' && /"items":\[\]/.test(before));
}

/** A mock whose reads are compared before and after calls. Time does not advance, unless a sample waits. */
export class Watched {
  // Validation against the contract is elsewhere; here only differences count.
  readonly #mock = createMock({ clock: fakeClock(), personas: true, strict: false });
  #known: ReadonlyMap<string, string>;

  /** @param known responses of unchanged demo data, so that they need not be requested again */
  constructor(known: ReadonlyMap<string, string> = new Map()) {
    this.#known = known;
  }

  /** All current responses, by operation and URL. */
  async look(names: ReadonlySet<unknown> = new Set()): Promise<Map<OperationId, Answers>> {
    const urls = readUrls(this.#mock.store, names);
    const asked = [...urls.values()].flat().filter((url) => !this.#known.has(url));
    this.#known = new Map([...this.#known, ...(await answersTo(this.#mock, asked))]);
    return new Map(
      [...urls].map(([id, list]) => [id, new Map(list.map((url) => [url, this.#known.get(url) ?? '']))]),
    );
  }

  /** The answers that `look` has read, for another mock with the same data. */
  get known(): ReadonlyMap<string, string> {
    return this.#known;
  }

  /** Does what must come before a call, then the call, and compares all reads before and after. */
  async call(id: OperationId, sample: Sample): Promise<Effect> {
    const place = placeOf(this.#mock);
    if (sample.before !== undefined) this.#known = new Map();
    const answered = await prepare(place, sample, operator, operator);
    const before = await this.look(new Set(textsIn([usual, sample.path, sample.query, sample.body])));
    const reply = await make(place, id, sample, operator, answered);
    this.#known = await answersTo(
      this.#mock,
      [...before.values()].flatMap((answers) => [...answers.keys()]),
    );
    const changed = new Map<OperationId, string>();
    for (const [read, answers] of before) {
      for (const [url, answer] of answers)
        if (differs(answer, this.#known.get(url) ?? '')) changed.set(read, url);
    }
    return { id, status: reply.status, changed };
  }
}

function staleOf({ row }: Operation): readonly string[] | undefined {
  const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = document.paths;
  const described: unknown = paths[row.path]?.[row.method.toLowerCase()];
  const stale: unknown = Reflect.get(Object(described), 'x-stale');
  return Array.isArray(stale) ? stale.map(String) : undefined;
}

/** The staleness rule of each operation that changes something: the reads that the console refetches after it. */
export const staleRules: ReadonlyMap<OperationId, readonly string[]> = new Map(
  operations.flatMap((operation) => {
    const stale = staleOf(operation);
    return stale === undefined ? [] : [[operation.id, stale] as const];
  }),
);
