import type { Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { consoleStates } from './serial/consoles.ts';
import { outputOf, toBytes } from './serial/output.ts';
import { requireState } from './instance-states.ts';
import { findInstance } from './instances.handlers.ts';

/** Serial consoles: a slice of the history, and the stream. docs/contract/server-behaviour.md section 10; docs/contract/wire-rules.md "Websocket". */
export const serialConsole = {
  /** Output that is no longer kept is skipped. */
  instanceSerialConsole({ path, query }, call) {
    const instance = findInstance(call, path.instance, query);
    requireState(instance, 'read the serial console of', consoleStates);
    const fromStart = query.fromStart ?? undefined;
    const mostRecent = query.mostRecent ?? undefined;
    if ((fromStart === undefined) === (mostRecent === undefined))
      throw invalid('exactly one of "from_start" and "most_recent" must be given');
    const { kept, total } = outputOf(call.store, instance);
    const oldest = total - kept.length;
    const begin = Math.min(total, Math.max(oldest, fromStart ?? total - (mostRecent ?? 0)));
    const text = kept.slice(begin - oldest).slice(0, query.maxBytes ?? undefined);
    return { data: [...toBytes(text)], lastByteOffset: begin + text.length };
  },

  /** The transport opens the stream after this call has succeeded. */
  instanceSerialConsoleStream({ path, query }, call) {
    const instance = findInstance(call, path.instance, query);
    requireState(instance, 'open the serial console of', consoleStates);
    call.stream = { instanceId: instance.id, mostRecent: query.mostRecent ?? 0 };
  },
} satisfies Partial<Handlers>;
