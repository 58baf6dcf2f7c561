import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  diskMetricsList,
  instanceSerialConsoleStream,
  projectList,
  webhookReceiverSubscriptionRemove,
} from './index.ts';
import { bodyOf, urlOf } from './request.ts';

test('path values are percent-encoded', () => {
  const path = { receiver: 'a/b', subscription: 'instance.*?' };
  expect(urlOf(webhookReceiverSubscriptionRemove, { path })).toBe(
    '/v1/webhooks/receivers/a%2Fb/subscriptions/instance.*%3F',
  );
});

// @sheet specification/7.3 specification/7.6
test('query keys are snake_case, dates ISO, absent and null values left out', () => {
  const query = {
    startTime: new Date(0),
    endTime: undefined,
    pageToken: null,
    limit: 1,
    order: 'descending',
  };
  expect(urlOf(diskMetricsList, { path: { disk: 'd', metric: 'read' }, query })).toBe(
    '/v1/disks/d/metrics/read?start_time=1970-01-01T00%3A00%3A00.000Z&limit=1&order=descending',
  );
  expect(urlOf(projectList, { query: {} })).toBe('/v1/projects');
  expect(urlOf(projectList)).toBe('/v1/projects');
});

// @sheet specification/7.3
test('an array is the key repeated', () => {
  expect(urlOf(projectList, { query: { tag: ['a b', 'c&d', null], flag: false } })).toBe(
    '/v1/projects?tag=a%20b&tag=c%26d&flag=false',
  );
});

test('a websocket URL is built here too', () => {
  const input = { path: { instance: 'db1' }, query: { project: 'p', mostRecent: 262_144 } };
  expect(urlOf(instanceSerialConsoleStream, input)).toBe(
    '/v1/instances/db1/serial-console/stream?project=p&most_recent=262144',
  );
});

test('property: a server that decodes the URL gets the original values', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: 'grapheme' }),
      (tag, text) => {
        const url = new URL(
          urlOf({ path: '/v1/x/{tag}/y' }, { path: { tag: `v${tag}` }, query: { text } }),
          'http://h',
        );
        expect(decodeURIComponent(url.pathname.split('/')[3] ?? '')).toBe(`v${tag}`);
        expect(url.searchParams.get('text')).toBe(text);
      },
    ),
  );
});

// @sheet specification/7.1
test('a body is JSON in wire format, and absent when there is none', () => {
  const body = {
    bootDisk: null,
    networkInterfaces: { type: 'create', params: [{ vpcName: 'v' }] },
    skip: undefined,
  };
  expect(bodyOf({ body })).toBe(
    '{"boot_disk":null,"network_interfaces":{"type":"create","params":[{"vpc_name":"v"}]}}',
  );
  expect(bodyOf({})).toBeUndefined();
});
