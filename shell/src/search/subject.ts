import { classify, type Wanted } from './classify.ts';

/** An action and what it is for: `stop cache-ams-01`. */
export interface Order {
  /** Beginning of the label of an action, in lower case. */
  readonly verb: string;
  readonly subject: string;
}

/** The order in a text; `undefined` for a single word. Names have no blanks, so the last word is the name. */
export function orderOf(typed: string): Order | undefined {
  const [, verb = '', subject = ''] = /^([a-z].*?)\s+(\S+)$/.exec(typed.trim().toLowerCase()) ?? [];
  return subject === '' ? undefined : { verb, subject };
}

/** What is searched for: of an order, that for which it is given. */
export function subjectOf(wanted: Wanted): Wanted {
  const order = wanted.is === 'name' ? orderOf(wanted.text) : undefined;
  if (!order) return wanted;
  const subject = classify(order.subject);
  return subject.is === 'nothing' ? wanted : { ...subject, ...(wanted.only && { only: wanted.only }) };
}
