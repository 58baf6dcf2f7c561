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

/** The client of a stream: a websocket, or a replacement for one. */
export interface Viewer {
  send(bytes: Uint8Array<ArrayBuffer>): void;
  /** Ends the stream from this side. */
  close(code: number, reason: string): void;
}

/** The interface of an open stream for the transport. */
export interface Connection {
  /** Receives typed input. */
  receive(bytes: Uint8Array): void;
  /** Called when the viewer has disconnected. */
  close(): void;
}

interface Seat {
  readonly instanceId: string;
  readonly viewer: Viewer;
  /** Number of bytes of the instance's output that were sent to it. */
  seen: number;
  /** The part of the greeting that was not sent yet. */
  greeting: string;
  isGreeted: boolean;
}

/** Maximum bytes of one message that reach the serial port: the rest exceeds its buffer and is lost. */
export const INPUT_MAX = 64 * 1024;

/** A greeting is sent a second after connecting, a character every 50 ms. docs/contract/server-behaviour.md section 10. */
const GREETING_AFTER = 1000;
const GREETING_EACH = 50;
/** Interval of checks for output without a call, while there is a viewer. */
const LOOK_EACH = 250;

/** The viewers of serial consoles. All viewers of an instance see the same, as with a real port. */
export class Consoles {
  readonly #store: () => Store;
  readonly #clock: Clock;
  readonly #seats = new Set<Seat>();
  /** Input of each instance since the last Enter. */
  readonly #lines = new Map<string, string>();
  #looking = false;

  constructor(clock: Clock, store: () => Store) {
    this.#clock = clock;
    this.#store = store;
  }

  /** Opens a stream: history first, then all further output, and a greeting for this viewer only. */
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

  /** Sends new output to the viewers, and ends the streams of stopped instances. */
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

  /** Ends all streams, because their data no longer exists. */
  closeAll(): void {
    for (const seat of this.#seats) this.#end(seat, 'The server restarts');
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

  /** Separates output and greeting: sends the rest of a greeting that has started, drops one that has not. */
  #endGreeting(seat: Seat): void {
    if (seat.isGreeted && seat.greeting !== '') seat.viewer.send(toBytes(seat.greeting));
    seat.greeting = '';
  }

  /** A reboot may end without any call. */
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
