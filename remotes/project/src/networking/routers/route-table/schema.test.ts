import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { RouterRoute } from '@console/shared/api';
import { NEW_ROUTE, routeSchema, routeValues, type RouteValues } from './schema.ts';

const MOMENT = new Date('2026-05-02T14:14:00Z');

const route = (ends: Pick<RouterRoute, 'destination' | 'target'>): RouterRoute => ({
  id: 'r-1',
  name: 'way',
  description: '',
  kind: 'custom',
  vpcRouterId: 'router-1',
  timeCreated: MOMENT,
  timeModified: MOMENT,
  ...ends,
});

const issuesOf = (values: RouteValues) =>
  (v.safeParse(routeSchema, values).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

describe('the form of a route', () => {
  it.each([
    { destination: { type: 'ip', value: '192.0.2.7' }, target: { type: 'ip', value: '10.0.0.1' } },
    { destination: { type: 'ip_net', value: '10.60.0.0/16' }, target: { type: 'instance', value: 'gate' } },
    { destination: { type: 'subnet', value: 'tier' }, target: { type: 'internet_gateway', value: 'out' } },
    { destination: { type: 'vpc', value: 'default' }, target: { type: 'vpc', value: 'default' } },
    { destination: { type: 'subnet', value: 'tier' }, target: { type: 'subnet', value: 'tier' } },
    { destination: { type: 'ip', value: 'fd00::1' }, target: { type: 'drop' } },
  ] as const)('returns $destination and $target unchanged', (ends) => {
    expect(v.parse(routeSchema, routeValues(route(ends)))).toEqual({ name: 'way', description: '', ...ends });
  });

  it('trims addresses, and sends no value for a dropping target', () => {
    const values: RouteValues = {
      name: 'way',
      description: 'About it',
      destination: { type: 'ip_net', text: ' 10.0.0.0/8 ', chosen: 'tier' },
      target: { type: 'drop', text: '10.0.0.1', chosen: 'gate' },
    };
    expect(v.parse(routeSchema, values)).toEqual({
      name: 'way',
      description: 'About it',
      destination: { type: 'ip_net', value: '10.0.0.0/8' },
      target: { type: 'drop' },
    });
  });

  // @sheet network-access/15.9
  it('reports all errors at once', () => {
    expect(issuesOf({ ...NEW_ROUTE, destination: { type: 'ip', text: '10.0.0', chosen: null } })).toEqual([
      'name: {label} is required',
      'destination.text: Not a valid IP address',
      'target.text: {label} is required',
    ]);
  });

  // @sheet network-access/15.49
  it.each([
    ['ip', '10.0.0.0/8', 'Not a valid IP address'],
    ['ip_net', '10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
    ['ip_net', '', '{label} is required'],
  ] as const)(
    'checks a destination of type %s with the value "%s" by the rule of its type',
    (type, text, message) => {
      const values = {
        ...NEW_ROUTE,
        name: 'way',
        destination: { type, text, chosen: null },
        target: { type: 'drop', text: '', chosen: null },
      } as const;
      expect(issuesOf(values)).toEqual([`destination.text: ${message}`]);
    },
  );

  it.each(['instance', 'internet_gateway'] as const)('requires a choice for a target of type %s', (type) => {
    const values = {
      ...NEW_ROUTE,
      name: 'way',
      destination: { type: 'subnet', text: 'not checked', chosen: null },
      target: { type, text: 'not checked', chosen: null },
    } as const;
    expect(issuesOf(values)).toEqual([
      'destination.chosen: {label} is required',
      'target.chosen: {label} is required',
    ]);
  });

  it('refuses mixed IP versions, as the server does', () => {
    const mixed = (text: string, type: 'ip' | 'ip_net') =>
      issuesOf({
        name: 'way',
        description: '',
        destination: { type, text, chosen: null },
        target: { type: 'ip', text: '10.0.0.1', chosen: null },
      });
    const message = 'target.text: Must be of the same IP version as the destination';
    expect(mixed('fd00::1', 'ip')).toEqual([message]);
    expect(mixed('fd00::/64', 'ip_net')).toEqual([message]);
    expect(mixed('10.0.0.0/8', 'ip_net')).toEqual([]);
  });
});
