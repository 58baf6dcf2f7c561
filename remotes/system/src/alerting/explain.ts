import type { WebhookDeliveryAttempt } from '@console/shared/api';

/** The meaning of an attempt's result: what happened, and what to check. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
}

const BY_STATUS: Readonly<Record<number, Explanation>> = {
  401: {
    title: 'Refused',
    text: 'The receiving end does not accept the signature, or wants to know who asks.',
  },
  403: {
    title: 'Refused',
    text: 'The receiving end or a firewall before it refuses the signature or the sender.',
  },
  404: {
    title: 'Wrong path',
    text: 'The host answers, but there is nothing at this path. Check the endpoint.',
  },
  410: { title: 'Gone', text: 'What was at this path has been taken away. Change the endpoint.' },
  413: { title: 'Too large', text: 'The receiving end takes only smaller bodies.' },
  429: { title: 'Too often', text: 'The receiving end asks for fewer requests. They are tried again later.' },
};

function ofStatus(status: number): Explanation {
  const known = BY_STATUS[status];
  if (known) return known;
  if (status >= 300 && status < 400)
    return {
      title: 'Redirected',
      text: 'Redirects are not followed. Give the final address as the endpoint.',
    };
  if (status >= 500)
    return {
      title: 'Failed at the receiving end',
      text: 'The receiving end has a fault. Look at its own logs.',
    };
  return { title: 'Not accepted', text: 'Only answers from 200 to 299 count as received.' };
}

/**
 * The meaning of an attempt's result and what to check (docs/screens/operator.md section 9.7).
 * @param status of the response, where there was one
 */
export function explain(result: WebhookDeliveryAttempt['result'], status?: number): Explanation {
  switch (result) {
    case 'succeeded':
      return { title: 'Received', text: 'The receiving end has answered that it has the event.' };
    case 'failed_unreachable':
      return {
        title: 'Not reached',
        text: 'DNS, TLS or the connection failed. The host must be reachable from the service addresses of the rack, not from your browser.',
      };
    case 'failed_timeout':
      return {
        title: 'Too late',
        text: 'The receiving end took too long to answer. It should answer first and work then.',
      };
    case 'failed_http_error':
      return ofStatus(status ?? 0);
  }
}
