import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lldpSchema, lldpValues } from './lldp-schema.ts';

const VALUES = lldpValues({ id: 'x', enabled: true, systemName: 'rack-west', linkDescription: null });

const messageOf = (change: object) => v.safeParse(lldpSchema, { ...VALUES, ...change }).issues?.[0]?.message;

// @sheet operator/13.21
test.each([
  ['255 letters', 'a'.repeat(255), undefined],
  ['256 letters', 'a'.repeat(256), 'Can be at most 255 bytes'],
  ['128 letters of two bytes', 'é'.repeat(128), 'Can be at most 255 bytes'],
  ['127 letters of two bytes', 'é'.repeat(127), undefined],
])('a text of %s is limited by its number of bytes', (_, systemName, message) =>
  expect(messageOf({ systemName })).toBe(message),
);

test.each([
  ['fd00:20:15::8', 'fd00:20:15::8/128'],
  ['172.20.15.3', '172.20.15.3/32'],
  ['172.20.15.3/24', '172.20.15.3/24'],
  ['', null],
])('the management address %j is sent as %j', (managementIp, sent) =>
  expect(v.parse(lldpSchema, { ...VALUES, managementIp }).managementIp).toBe(sent),
);

test('blank text is sent as null, and all members are sent', () => {
  expect(messageOf({ managementIp: 'x' })).toBe('Not a valid IP address');
  expect(v.parse(lldpSchema, { ...VALUES, chassisId: '  ' })).toEqual({
    enabled: true,
    chassisId: null,
    linkName: null,
    linkDescription: null,
    systemName: 'rack-west',
    systemDescription: null,
    managementIp: null,
  });
});
