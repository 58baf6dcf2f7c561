import { classify, type Wanted } from './classify.ts';

/** An order: an action and its subject, such as `stop cache-ams-01`. */
export interface Order {
  /** Start of the action's label, in lower case. */
  readonly verb: string;
  readonly subject: string;
}

/** Parses an order; `undefined` for a single word. Names contain no spaces, so the last word is the name. */
export function orderOf(typed: string): Order | undefined {
  const [, verb = '', subject = ''] = /^([a-z].*?)\s+(\S+)$/.exec(typed.trim().toLowerCase()) ?? [];
  return subject === '' ? undefined : { verb, subject };
}

/** The search text: of an order, its subject. */
export function subjectOf(wanted: Wanted): Wanted {
  const order = wanted.is === 'name' ? orderOf(wanted.text) : undefined;
  if (!order) return wanted;
  const subject = classify(order.subject);
  return subject.is === 'nothing' ? wanted : { ...subject, ...(wanted.only && { only: wanted.only }) };
}
