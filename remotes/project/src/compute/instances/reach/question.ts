import { type Faults, readAsked } from '../../../networking/reachability/asked.ts';
import type { Asked } from './rung.ts';

/** The question as typed; the address counts only when the source is an address. */
export interface Question {
  readonly from: 'internet' | 'address';
  readonly address: string;
  readonly protocol: string;
  readonly port: string;
}

/** The most common question. */
export const SSH: Question = { from: 'internet', address: '', protocol: 'TCP', port: '22' };

/** The question, or its errors. */
type Reading = { readonly asked: Asked } | { readonly asked: undefined; readonly faults: Faults };

/** Parses the typed values. ICMP has no port, whatever was typed before. */
export function readQuestion({ from, address, protocol, port }: Question): Reading {
  const reading = readAsked({
    from: from === 'internet' ? from : address,
    to: 'internet',
    protocol,
    port: protocol === 'ICMP' ? '' : port,
  });
  if (!reading.question) {
    const wrong = reading.faults.from && (address.trim() === '' ? 'Enter an address' : 'Enter an IP address');
    return { asked: undefined, faults: { ...reading.faults, from: wrong } };
  }
  const { to: _, from: source, ...how } = reading.question;
  return source.kind === 'instance'
    ? { asked: undefined, faults: { from: 'Enter an IP address' } }
    : { asked: { ...how, from: source } };
}
