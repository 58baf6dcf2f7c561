import type { Stream } from '../../../wire/exchange.ts';
import type { Clock } from '../../../store/clock.ts';
import type { T } from '../../../wire/api.ts';
import type { InstanceRow } from '../../../store/rows/compute.ts';
import type { Store } from '../../../store/store.ts';
import { settle } from '../../settle.ts';
import { typeInto } from './commands.ts';
import { fromBytes, outputOf, print, promptOf, toBytes } from './output.ts';

/** States with a serial console. specification 4; docs/contract/server-behaviour.md section 10 [P]. */
export const consoleStates = [
  'running',
  'rebooting',
  'migrating',
  'repairing',
] as const satisfies readonly T.InstanceState[];

/** The far end of a stream: a websocket, or a stand-in for one. */
export interface Viewer {
  send(bytes: Uint8Array<ArrayBuffer>): void;
  /** Ends the stream from this side. */
  close(code: number, reason: string): void;
}

/** What a transport does with an open stream. */
export interface Connection {
  /** What was typed. */
  receive(bytes: Uint8Array): void;
  /** The viewer has gone. */
  close(): void;
}

interface Seat {
  readonly instanceId: string;
  readonly viewer: Viewer;
  /** How many bytes of the instance's output it has had. */
  seen: number;
  /** What it has not had of its greeting. */
  greeting: string;
  isGreeted: boolean;
}

/** Bytes of one message that reach the serial port: its buffer holds no more, the rest is lost. */
export const INPUT_MAX = 64 * 1024;

/** A greeting comes a second after connecting, a character every 50 ms. docs/contract/server-behaviour.md section 10. */
const GREETING_AFTER = 1000;
const GREETING_EACH = 50;
/** How often output that nobody's call brought about is looked for while somebody watches. */
const LOOK_EACH = 250;

/** Who watches which serial console. Several viewers of an instance see the same, as with a real port. */
export class Consoles {
  readonly #store: () => Store;
  readonly #clock: Clock;
  readonly #seats = new Set<Seat>();
  /** What was typed on each instance since the last Enter. */
  readonly #lines = new Map<string, string>();
  #looking = false;

  constructor(clock: Clock, store: () => Store) {
    this.#clock = clock;
    this.#store = store;
  }

  /** Opens a stream: history first, then all that comes, and a greeting for this viewer alone. */
  join({ instanceId, mostRecent }: Stream, viewer: Viewer): Connection {
    const instance = this.#connectable(instanceId);
    if (instance === undefined) {
      viewer.close(1000, 'The instance is not running');
      return { receive: () => {}, close: () => {} };
    }
    const { total } = outputOf(this.#store(), instance);
    const seat: Seat = {
      instanceId,
      viewer,
      seen: Math.max(0, total - mostRecent),
      greeting: '',
      isGreeted: false,
    };
    this.#seats.add(seat);
    this.flush();
    void this.#greet(seat, instance);
    void this.#look();
    return {
      receive: (bytes) => {
        if (this.#seats.has(seat)) this.#receive(instanceId, fromBytes(bytes.subarray(0, INPUT_MAX)));
      },
      close: () => {
        this.#seats.delete(seat);
      },
    };
  }

  /** Sends what the viewers have not had, and ends the streams of instances that have stopped. */
  flush(): void {
    for (const seat of this.#seats) {
      const instance = this.#connectable(seat.instanceId);
      if (instance === undefined) {
        this.#end(seat, 'The instance is not running');
        continue;
      }
      const { kept, total } = outputOf(this.#store(), instance);
      const fresh = Math.min(total - seat.seen, kept.length);
      seat.seen = total;
      if (fresh === 0) continue;
      this.#endGreeting(seat);
      seat.viewer.send(toBytes(kept.slice(-fresh)));
    }
  }

  /** Ends all streams; the data they were about is gone. */
  closeAll(): void {
    for (const seat of this.#seats) this.#end(seat, 'The server starts anew');
    this.#lines.clear();
  }

  #end(seat: Seat, reason: string): void {
    this.#seats.delete(seat);
    this.#lines.delete(seat.instanceId);
    seat.viewer.close(1000, reason);
  }

  #connectable(instanceId: string): InstanceRow | undefined {
    const instance = this.#store().tables.instances.get(instanceId);
    return consoleStates.some((state) => state === instance?.runState) ? instance : undefined;
  }

  #receive(instanceId: string, input: string): void {
    const store = this.#store();
    settle(store);
    const instance = this.#connectable(instanceId);
    if (instance !== undefined) {
      const { line, printed } = typeInto({ store, instance }, this.#lines.get(instanceId) ?? '', input);
      this.#lines.set(instanceId, line);
      if (printed !== '') print(store, instance, printed);
    }
    this.flush();
  }

  async #greet(seat: Seat, instance: InstanceRow): Promise<void> {
    seat.greeting = `\r\nSerial console of ${instance.name}. Type help for the commands of this demo.\r\n${promptOf(instance)}`;
    let due = this.#clock.now() + GREETING_AFTER;
    while (seat.greeting !== '') {
      await this.#clock.sleep(due - this.#clock.now());
      if (!this.#seats.has(seat) || seat.greeting === '') return;
      seat.viewer.send(toBytes(seat.greeting.slice(0, 1)));
      seat.greeting = seat.greeting.slice(1);
      seat.isGreeted = true;
      due += GREETING_EACH;
    }
  }

  /** Output and greeting do not mix: a greeting that has begun is sent to its end at once, one that has not is left out. */
  #endGreeting(seat: Seat): void {
    if (seat.isGreeted && seat.greeting !== '') seat.viewer.send(toBytes(seat.greeting));
    seat.greeting = '';
  }

  /** A reboot may end while nobody calls. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    while (this.#seats.size > 0) {
      await this.#clock.sleep(LOOK_EACH);
      settle(this.#store());
      this.flush();
    }
    this.#looking = false;
  }
}
