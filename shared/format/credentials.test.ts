import { expect, test } from 'vitest';
import { hasCredentials, withoutCredentials } from './credentials.ts';

test.each([
  ['https://ops:hunter2@example.com/hook', 'https://example.com/hook'],
  ['http://token@10.0.0.1:8080', 'http://10.0.0.1:8080'],
  ['https://a:b@c@example.com', 'https://example.com'],
])('%s has credentials', (text, rest) => {
  expect(hasCredentials(text)).toBe(true);
  expect(withoutCredentials(text)).toBe(rest);
  expect(withoutCredentials(text, '$CREDENTIALS')).toMatch(/^https?:\/\/\$CREDENTIALS@/);
});

test.each([
  'https://example.com/a@b',
  'https://example.com/?to=a@b',
  'ops@example.com',
  'a note: https://a:b@c',
  '',
])('%j has none', (text) => {
  expect(hasCredentials(text)).toBe(false);
  expect(withoutCredentials(text)).toBe(text);
});
