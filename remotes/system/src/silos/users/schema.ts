import * as v from 'valibot';
import type { UserCreate, UserPassword } from '@console/shared/api';
import { field } from '@console/shared/forms';

const MAX_PASSWORD = 512;

/** A user name: `UserId` of the API. Upper case is allowed after the first letter (docs/screens/operator.md section 4.1). */
export function userNameError(name: string): string | undefined {
  if (name === '') return '{label} is required';
  if (!/^[a-zA-Z0-9-]*$/.test(name)) return 'Can only contain letters, numbers, and dashes';
  if (!/^[a-z]/.test(name)) return 'Must start with a lower-case letter';
  if (name.endsWith('-')) return 'Must end with a letter or number';
  if (name.length > 63) return 'Must be 63 characters or fewer';
  return /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(name) ? 'Must not be a UUID' : undefined;
}

/** The schema of a user: with a password, or without one when they may not sign in. */
const userForm = (externalId: v.GenericSchema<string>) =>
  v.variant('mode', [
    v.pipe(
      v.object({
        externalId,
        mode: v.literal('password'),
        password: v.pipe(
          v.string(),
          v.check((text) => text !== '', '{label} is required'),
          v.check((text) => text.length <= MAX_PASSWORD, `Must be ${MAX_PASSWORD} characters or fewer`),
        ),
        repeat: v.string(),
        isGenerated: field.flag(),
      }),
      // A typed password is repeated; a generated one is visible
      v.forward(
        v.partialCheck(
          [['password'], ['repeat'], ['isGenerated']],
          ({ password, repeat, isGenerated }) => isGenerated || password === repeat,
          'Passwords do not match',
        ),
        ['repeat'],
      ),
    ),
    v.object({
      externalId,
      mode: v.literal('login_disallowed'),
      password: v.string(),
      repeat: v.string(),
      isGenerated: field.flag(),
    }),
  ]);

const userName = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? userNameError(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
);

const toPassword = ({ mode, password }: UserValues): UserPassword =>
  mode === 'password' ? { mode, value: password } : { mode };

/** A new user, with a password or without the right to sign in. */
export const userSchema = v.pipe(
  userForm(userName),
  v.transform((values): UserCreate => ({
    externalId: values.externalId,
    password: toPassword(values),
  })),
);

/** The schema of another password; the name is not required. */
export const passwordSchema = v.pipe(userForm(v.string()), v.transform(toPassword));

export type UserValues = v.InferInput<ReturnType<typeof userForm>>;

/** The initial values. */
export const noUser: UserValues = {
  externalId: '',
  mode: 'password',
  password: '',
  repeat: '',
  isGenerated: false,
};

/** Letters and digits that are not easily confused. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const GENERATED_LENGTH = 20;

/** A random password of 20 characters. Bytes that would make some letters more likely are rejected. */
export function generatePassword(): string {
  const limit = 256 - (256 % ALPHABET.length);
  let text = '';
  while (text.length < GENERATED_LENGTH) {
    for (const value of crypto.getRandomValues(new Uint8Array(GENERATED_LENGTH)))
      if (value < limit && text.length < GENERATED_LENGTH) text += ALPHABET[value % ALPHABET.length];
  }
  return text;
}
