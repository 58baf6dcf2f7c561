// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fromGiB } from '@console/shared/format';
import { clearCache, seed } from '@console/shared/query';
import { siloUtilization } from './queries.ts';
import { useStorageLeft } from './storage-left.ts';

const GIB = fromGiB(1);

afterEach(() => {
  cleanup();
  clearCache();
});

function left(capacity: number, provisioned: number) {
  const of = (storage: number) => ({ cpus: 0, memory: 0, storage: storage * GIB });
  seed(siloUtilization(), { capacity: of(capacity), provisioned: of(provisioned) });
  return renderHook(() => useStorageLeft()).result.current;
}

test('shows what the quota leaves', () => {
  expect(left(100, 60).hint).toBe("40 GiB of the silo's storage quota left");
});

test('a size that fits exactly is sufficient', () => {
  const { isShortOf } = left(100, 60);
  expect(isShortOf(40)).toBe(false);
  expect(isShortOf(41)).toBe(true);
});

test('an empty field shows no shortage', () => {
  expect(left(100, 100).isShortOf(null)).toBe(false);
});

test('a quota below what is in use leaves nothing', () => {
  const storage = left(10, 60);
  expect(storage.hint).toBe("0 B of the silo's storage quota left");
  expect(storage.isShortOf(1)).toBe(true);
});

test('shows nothing while the utilization is unknown', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { hint, isShortOf } = renderHook(() => useStorageLeft()).result.current;
  expect(hint).toBeUndefined();
  expect(isShortOf(1000)).toBe(false);
});
