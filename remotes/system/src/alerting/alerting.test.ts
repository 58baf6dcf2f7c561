import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WebhookDelivery, WebhookDeliveryAttempt } from '@console/shared/api';
import { matchedBy, matches, subscriptionError } from './classes.ts';
import { attemptsText, missed, onePerEvent, receiverHealth, shownState } from './deliveries.ts';
import { explain } from './explain.ts';
import { mayResend } from './receiver/delivery-actions.tsx';
import { isSignedBy, parseSignature } from './signature.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 5, 1);

type Result = WebhookDeliveryAttempt['result'];

const attempt = (result: Result, status?: number, number = 1): WebhookDeliveryAttempt => ({
  attempt: number,
  result,
  timeSent: new Date(NOW),
  response: status === undefined ? null : { status, durationMs: 20 },
});

/** A delivery that was started the given number of hours ago. */
const delivery = (
  hours: number,
  state: WebhookDelivery['state'],
  more: Partial<WebhookDelivery> = {},
): WebhookDelivery => ({
  id: `delivery ${hours} ${state}`,
  eventId: `event ${hours}`,
  webhookId: 'receiver',
  eventClass: 'hardware.sled.added',
  trigger: 'event',
  timeStarted: new Date(NOW - hours * HOUR),
  state,
  attempts:
    state === 'pending' ? [] : [state === 'failed' ? attempt('failed_timeout') : attempt('succeeded', 200)],
  ...more,
});

describe('subscriptions', () => {
  // @sheet operator/13.74
  test.each([
    ['a.b', 'a.b', true],
    ['a.b', 'a.b.c', false],
    ['a.*', 'a.b', true],
    ['a.*', 'a', false],
    ['a.*', 'a.b.c', false],
    ['a.**', 'a.b.c', true],
    ['a.**', 'a', false],
    ['**.c', 'a.b.c', true],
    ['a.**.d', 'a.d', false],
    ['**', 'probe', false],
    ['probe', 'probe', false],
  ])('%s and %s: %s', (glob, name, expected) => {
    expect(matches(glob, name)).toBe(expected);
  });

  // @sheet operator/13.74
  test('match what an equivalent regular expression matches', () => {
    const part = fc.constantFrom('a', 'b');
    const glob = fc.array(fc.oneof(part, fc.constantFrom('*', '**')), { minLength: 1, maxLength: 4 });
    const name = fc.array(part, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(glob, name, (pattern, parts) => {
        const source = pattern
          .map((one) => (one === '**' ? '\\w+(\\.\\w+)*' : one === '*' ? '\\w+' : one))
          .join('\\.');
        expect(matches(pattern.join('.'), parts.join('.'))).toBe(
          new RegExp(`^${source}$`).test(parts.join('.')),
        );
      }),
    );
  });

  const classes = ['probe', 'instance.failed', 'hardware.sled.added'].map((name) => ({
    name,
    description: '',
  }));

  test.each([
    ['', /required/],
    ['a..b', /letters, digits/],
    ['probe', /Probes are sent on request/],
    ['instance.failed', /unique/],
    ['instance.gone', /no event class/],
    ['instance.gone.*', undefined],
    ['hardware.sled.added', undefined],
  ])('%s is accepted or refused with a reason', (text, message) => {
    const error = subscriptionError(text, ['instance.failed'], classes);
    if (message) expect(error).toMatch(message);
    else expect(error).toBeUndefined();
  });

  test('are not checked against classes that the release does not list', () => {
    expect(subscriptionError('instance.gone', [], [{ name: 'probe', description: '' }])).toBeUndefined();
    expect(matchedBy(['**'], classes).map(({ name }) => name)).toEqual([
      'instance.failed',
      'hardware.sled.added',
    ]);
  });
});

describe('the health of a receiver', () => {
  const failures = (count: number, from = 1) =>
    Array.from({ length: count }, (_, index) => delivery(from + index, 'failed'));

  // @sheet operator/13.79
  test.each([
    ['nothing', [], { kind: 'none' }],
    ['only probes', [delivery(1, 'failed', { trigger: 'probe' })], { kind: 'none' }],
    ['only what is under way', [delivery(0, 'pending')], { kind: 'known', status: 'waiting' }],
    [
      'a success last, and no failure for a day',
      [delivery(1, 'delivered'), delivery(30, 'failed')],
      { kind: 'known', status: 'healthy' },
    ],
    [
      'a failure within a day',
      [delivery(1, 'delivered'), delivery(2, 'failed'), delivery(3, 'delivered')],
      { kind: 'failing', failed: 1, of: 3 },
    ],
    ['four failures and nothing else', failures(4), { kind: 'failing', failed: 4, of: 4 }],
    [
      'five failures in a row',
      [delivery(0, 'pending'), ...failures(5), delivery(20, 'delivered')],
      { kind: 'known', status: 'not reachable', note: 'timeout' },
    ],
    [
      'five failures before the last success',
      [delivery(0.5, 'delivered'), ...failures(5)],
      { kind: 'failing', failed: 5, of: 6 },
    ],
  ])('is computed for %s', (_, deliveries, expected) => {
    expect(receiverHealth(deliveries, NOW)).toEqual(expected);
    expect(receiverHealth(deliveries.toReversed(), NOW)).toEqual(expected);
  });

  // @sheet operator/13.79
  test('depends only on the newest fifty deliveries', () => {
    const old = Array.from({ length: 10 }, (_, index) => delivery(60 + index, 'failed'));
    const recent = Array.from({ length: 50 }, (_, index) => delivery(1 + index, 'delivered'));
    expect(receiverHealth([...old, ...recent], NOW)).toEqual({ kind: 'known', status: 'healthy' });
  });
});

describe('deliveries', () => {
  // @sheet operator/13.75
  test('summarize their attempts', () => {
    const attempts = [
      attempt('failed_timeout'),
      attempt('failed_http_error', 502, 2),
      attempt('failed_unreachable', undefined, 3),
    ];
    expect(attemptsText({ attempts })).toBe('3: timeout, 502, unreachable');
    expect(attemptsText({ attempts: [] })).toBe('0');
  });

  const failed = delivery(5, 'failed', { eventId: 'e', id: 'first' });
  const again = delivery(1, 'delivered', { eventId: 'e', id: 'second', trigger: 'resend' });

  test('that succeeded on resend show it', () => {
    expect(shownState(failed, [failed, again])).toBe('Delivered on resend');
    expect(shownState(failed, [failed])).toBe('failed');
    expect(shownState(again, [failed, again])).toBe('delivered');
  });

  // @sheet operator/13.76
  test('are resent once per event, and only if none ever succeeded', () => {
    const lost = delivery(3, 'failed', { id: 'lost' });
    const lostAgain = { ...lost, id: 'lost again', trigger: 'resend', timeStarted: new Date(NOW) } as const;
    expect(onePerEvent([lost, lostAgain]).map(({ id }) => id)).toEqual(['lost again']);
    const all = [
      failed,
      again,
      lost,
      lostAgain,
      delivery(9, 'failed'),
      delivery(2, 'failed', { trigger: 'probe' }),
    ];
    expect(missed(all, NOW - 4 * HOUR).map(({ eventId }) => eventId)).toEqual(['event 3']);
    expect(missed(all, 0).map(({ eventId }) => eventId)).toEqual(['event 3', 'event 9']);
    expect(missed([lost, delivery(3, 'pending')], 0)).toEqual([]);
  });
});

// @sheet operator/13.79
test.each([
  ['succeeded', 200, 'Received'],
  ['failed_unreachable', undefined, 'Unreachable'],
  ['failed_timeout', undefined, 'Timed out'],
  ['failed_http_error', 301, 'Redirected'],
  ['failed_http_error', 401, 'Refused'],
  ['failed_http_error', 403, 'Refused'],
  ['failed_http_error', 404, 'Wrong path'],
  ['failed_http_error', 410, 'Gone'],
  ['failed_http_error', 413, 'Too large'],
  ['failed_http_error', 418, 'Not accepted'],
  ['failed_http_error', 429, 'Rate limited'],
  ['failed_http_error', 503, 'Endpoint error'],
] as const)('%s with %s means: %s', (result, status, title) => {
  const { title: found, text } = explain(result, status);
  expect(found).toBe(title);
  expect(text).not.toBe('');
});

describe('a signature', () => {
  const body = new TextEncoder().encode('{"event": "hardware.sled.added"}\n');
  const hex = createHmac('sha256', 's3cret').update(body).digest('hex');

  // @sheet operator/13.80
  test('is valid for its secret and its body only', async () => {
    const signature = parseSignature(`a=sha256&id=abc&s=${hex}`);
    if (!signature) throw new Error('not read');
    expect(signature.secretId).toBe('abc');
    expect(await isSignedBy('s3cret', body, signature)).toBe(true);
    expect(await isSignedBy('other', body, signature)).toBe(false);
    expect(await isSignedBy('s3cret', body.slice(0, -1), signature)).toBe(false);
  });

  test.each(['', 'a=sha256', `a=md5&id=x&s=${hex}`, `a=sha256&id=&s=${hex}`, 'a=sha256&id=x&s=12', `${hex}`])(
    'is not read from %s',
    (header) => {
      expect(parseSignature(header)).toBeUndefined();
    },
  );

  test('may be pasted with the name of its header', () => {
    expect(parseSignature(`X-Oxide-Signature: a=sha256&id=abc&s=${hex}`)?.secretId).toBe('abc');
  });
});

// @sheet operator/13.76
test.each([
  ['that the receiver subscribes to', 'event', ['hardware.**'], true],
  ['whose subscription was removed', 'event', ['network.**'], 'The receiver no longer subscribes to it'],
  ['of a probe', 'probe', ['**'], 'Send a probe instead'],
] as const)(
  'resending an event %s is allowed, or the reason is given',
  (_, trigger, subscriptions, allowed) => {
    const event = delivery(1, 'failed', { trigger });
    expect(mayResend(event, { subscriptions: [...subscriptions] })).toBe(allowed);
  },
);
