import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionError, generateName, nameError } from './names.ts';

const CHARSET = 'Can only contain lower-case letters, numbers, and dashes';

describe('nameError', () => {
  // @sheet common-ui/34.19 network-access/15.48
  it.each([
    ['db1', undefined],
    ['a', undefined],
    ['web-2-x', undefined],
    ['a'.repeat(63), undefined],
    ['a'.repeat(64), 'Must be 63 characters or fewer'],
    ['', 'Name is required'],
    ['freeBSD', CHARSET],
    ['freeBSD-', CHARSET],
    ['no spaces', CHARSET],
    ['ünder', CHARSET],
    ['1abc', 'Must start with a lower-case letter'],
    ['-abc', 'Must start with a lower-case letter'],
    ['-', 'Must start with a lower-case letter'],
    ['abc-', 'Must end with a letter or number'],
    ['a1b2c3d4-1b2d-4c3e-9f10-2a3b4c5d6e7f', 'Cannot have the form of an ID'],
    ['a1b2c3d4-1b2d-4c3e-9f10-2a3b4c5d6e7f0', undefined],
  ])('%s', (value, message) => expect(nameError(value)).toBe(message));

  it('names its own label and lets an optional one be empty', () => {
    expect(nameError('', { label: 'Disk name' })).toBe('Disk name is required');
    expect(nameError('', { required: false })).toBeUndefined();
    expect(nameError('A', { required: false })).toBe(CHARSET);
  });

  // @sheet network-access/15.48
  it('accepts exactly the pattern of the API', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'z', '0', '9', '-', 'A', '_'), maxLength: 70 });
    fc.assert(
      fc.property(letters, (value) => {
        const valid = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/.test(value);
        expect(nameError(value) === undefined).toBe(valid);
      }),
    );
  });
});

it('limits descriptions', () => {
  expect(descriptionError('x'.repeat(512))).toBeUndefined();
  expect(descriptionError('x'.repeat(513))).toContain('512');
});

describe('generateName', () => {
  // @sheet specification/5.5
  it('joins the parts with a suffix', () => {
    expect(generateName(['web-1', 'debian-13'], () => 0)).toBe('web-1-debian-13-000000');
    expect(generateName(['web'], () => 0.999999999)).toBe('web-ffffff');
    expect(generateName([], () => 0.5)).toBe('800000');
  });

  // @sheet specification/5.5
  it('is a valid name of at most 63 characters', () => {
    const part = fc.stringMatching(/^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/);
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (parts, r) => {
          const name = generateName(parts, () => r);
          expect(nameError(name)).toBeUndefined();
          expect(name).toMatch(/-[0-9a-f]{6}$/);
        },
      ),
    );
  });
});
