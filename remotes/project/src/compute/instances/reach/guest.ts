import { allows } from '../../../base/instances/states.ts';
import type { Case, Rung } from './rung.ts';
import { consoleOf } from './state.ts';

const OUTCOMES = { booted: 'fine', failed: 'cause', unknown: 'unknown' } as const;

/** Whether the guest booted, as far as its serial console shows. */
export function bootRung(one: Case): Rung {
  const { boot } = one;
  const outcome = boot === undefined ? 'unknown' : OUTCOMES[boot.outcome];
  return {
    at: 'boot',
    outcome,
    pieces: [boot === undefined ? 'It is not known whether the guest has booted.' : `${boot.said}.`],
    checked:
      boot === undefined
        ? 'nothing; the serial console shows it'
        : 'the output of the serial console since its start',
    ways: outcome === 'fine' ? [] : [consoleOf(one)],
  };
}

/** Questions to answer in the guest, with programs that most systems have. */
function questionsOf({ asked: { protocol, port } }: Case): string {
  if (protocol === 'ICMP') return 'Does its own firewall let ICMP through?';
  const on = port === undefined ? 'the port' : `${protocol ?? 'port'} ${port}`;
  const flag = protocol === 'UDP' ? 'u' : 't';
  return `Does a program listen on ${on} of all addresses (ss -${flag}ln), and does its own firewall let it through?`;
}

/** The end of the ladder: nothing that could be read stops the traffic. */
export function guestRung(one: Case, before: readonly Rung[]): Rung {
  const isSure = before.every(({ outcome }) => outcome !== 'unknown');
  const said = isSure
    ? 'The platform delivers the traffic.'
    : 'Nothing that could be checked stops the traffic.';
  return {
    at: 'guest',
    outcome: 'guest',
    pieces: [`${said} Check in the guest: ${questionsOf(one)}`],
    checked: undefined,
    ways: allows('serialConsole', one.instance) ? [consoleOf(one)] : [],
  };
}
