import type { WebhookDeliveryAttempt } from '@console/shared/api';
import { entryOf } from '@console/shared/format';

/** The meaning of an attempt's result: the event, and the checks. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
}

const BY_STATUS: Readonly<Record<number, Explanation>> = {
  401: {
    title: 'Refused',
    text: 'The endpoint does not accept the signature, or requires authentication.',
  },
  403: {
    title: 'Refused',
    text: 'The endpoint, or a firewall in front of it, rejects the signature or the sender.',
  },
  404: {
    title: 'Wrong path',
    text: 'The host answers, but has nothing at this path. Check the endpoint.',
  },
  410: { title: 'Gone', text: 'The resource at this path was removed. Change the endpoint.' },
  413: { title: 'Too large', text: 'The endpoint accepts only smaller bodies.' },
  429: { title: 'Rate limited', text: 'The endpoint limits the rate of requests. They are retried later.' },
};

function ofStatus(status: number): Explanation {
  const known = entryOf(BY_STATUS, String(status));
  if (known) return known;
  if (status >= 300 && status < 400)
    return {
      title: 'Redirected',
      text: 'Redirects are not followed. Set the endpoint to the final address.',
    };
  if (status >= 500)
    return {
      title: 'Endpoint error',
      text: 'The endpoint failed. Check its logs.',
    };
  return { title: 'Not accepted', text: 'Only status 200 to 299 counts as received.' };
}

/**
 * The meaning of an attempt's result and what to check (docs/screens/operator.md section 9.7).
 * @param status of the response, where there was one
 */
export function explain(result: WebhookDeliveryAttempt['result'], status?: number): Explanation {
  switch (result) {
    case 'succeeded':
      return { title: 'Received', text: 'The endpoint confirmed that it received the event.' };
    case 'failed_unreachable':
      return {
        title: 'Unreachable',
        text: 'DNS, TLS, or the connection failed. The host must be reachable from the rack’s service addresses, not from your browser.',
      };
    case 'failed_timeout':
      return {
        title: 'Timed out',
        text: 'The endpoint took too long to respond. It should respond first and process the event afterwards.',
      };
    case 'failed_http_error':
      return ofStatus(status ?? 0);
  }
}
