import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  generatePassword,
  noUser,
  passwordSchema,
  userNameError,
  userSchema,
  type UserValues,
} from './schema.ts';

const messages = (schema: v.GenericSchema<UserValues, unknown>, values: Partial<UserValues>) => {
  const { issues = [] } = v.safeParse(schema, { ...noUser, ...values });
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
};

describe('a user name', () => {
  it.each(['a', 'tide-station', 'tideStation2', `a${'B'.repeat(62)}`])('may be %s', (name) =>
    expect(userNameError(name)).toBeUndefined(),
  );

  it.each([
    ['', '{label} is required'],
    ['tide station', 'Can only contain letters, numbers, and dashes'],
    ['Tide', 'Must start with a lower-case letter'],
    ['2tide', 'Must start with a lower-case letter'],
    ['tide-', 'Must end with a letter or number'],
    ['a'.repeat(64), 'Must be 63 characters or fewer'],
    ['abcdef01-2345-6789-abcd-ef0123456789', 'Must not be a UUID'],
  ])('may not be %j', (name, message) => expect(userNameError(name)).toBe(message));

  // @sheet operator/13.97
  it('is valid exactly when the API accepts it', () => {
    const pattern =
      /^(?![0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$)^[a-z]([a-zA-Z0-9-]*[a-zA-Z0-9]+)?$/;
    const letters = fc.string({ unit: fc.constantFrom('a', 'B', '1', '-', '_'), maxLength: 70 });
    fc.assert(
      fc.property(letters, (name) => {
        expect(userNameError(name) === undefined).toBe(pattern.test(name) && name.length <= 63);
      }),
    );
  });
});

describe('a password', () => {
  it('is required and typed twice', () => {
    expect(messages(passwordSchema, {})).toEqual({ password: '{label} is required' });
    expect(messages(passwordSchema, { password: 'a', repeat: 'b' })).toEqual({
      repeat: 'Passwords do not match',
    });
    expect(messages(passwordSchema, { password: 'a', repeat: 'a' })).toEqual({});
  });

  it('is not typed again when it was generated', () => {
    expect(messages(passwordSchema, { password: 'a', isGenerated: true })).toEqual({});
  });

  it('has 512 characters at most', () => {
    const long = 'x'.repeat(513);
    expect(messages(passwordSchema, { password: long, repeat: long })).toEqual({
      password: 'Must be 512 characters or fewer',
    });
  });

  it('is not required for users who may not sign in', () => {
    const values = { ...noUser, externalId: 'retired', mode: 'login_disallowed', password: 'x' } as const;
    expect(v.parse(userSchema, values)).toStrictEqual({
      externalId: 'retired',
      password: { mode: 'login_disallowed' },
    });
  });

  it('is sent exactly as typed', () => {
    expect(v.parse(passwordSchema, { ...noUser, password: ' a ', repeat: ' a ' })).toStrictEqual({
      mode: 'password',
      value: ' a ',
    });
  });

  it('that is generated has 20 characters without easily confused ones', () => {
    const made = new Set(Array.from({ length: 50 }, () => generatePassword()));
    expect(made.size).toBe(50);
    for (const one of made) expect(one).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{20}$/);
  });

  it('is generated without bias: some random bytes are rejected', () => {
    // 56 letters fit four times into 224 of a byte's 256 values
    const values = [224, 255, 223];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.fill(values.shift() ?? 0);
      return array;
    });
    expect(generatePassword()).toBe('9'.repeat(20));
    expect(values).toEqual([]);
  });
});
