// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { dropDraft, readDraft, writeDraft } from './draft-store.ts';

afterEach(() => sessionStorage.clear());

const values = (of: string) => ({ values: { text: of } });
const TOO_LONG = 'x'.repeat(200_001);

test('a draft that is too long for the storage does not delete those of other forms', () => {
  writeDraft('ann', 'first', values('kept'));
  writeDraft('ann', 'second', values(TOO_LONG));
  expect(readDraft('ann', 'first')).toEqual(values('kept'));
  expect(readDraft('ann', 'second')).toBeUndefined();
});

test('a draft that has become too long is deleted: an older one must not be offered for it', () => {
  writeDraft('ann', 'first', values('short'));
  writeDraft('ann', 'first', values(TOO_LONG));
  expect(readDraft('ann', 'first')).toBeUndefined();
});

test('a deleted draft leaves the others', () => {
  writeDraft('ann', 'first', values('one'));
  writeDraft('ann', 'second', values('two'));
  dropDraft('ann', 'first');
  expect(readDraft('ann', 'first')).toBeUndefined();
  expect(readDraft('ann', 'second')).toEqual(values('two'));
});
