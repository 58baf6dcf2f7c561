import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sshKeySchema } from './schema.ts';

const values = { name: 'laptop', description: '', publicKey: ' ssh-ed25519 AAAA laptop\n' };

it('sends the key without the line break that copying adds', () => {
  expect(v.parse(sshKeySchema, values)).toEqual({
    name: 'laptop',
    description: '',
    publicKey: 'ssh-ed25519 AAAA laptop',
  });
});

it('wants a name and a key', () => {
  const { issues } = v.safeParse(sshKeySchema, { ...values, name: '', publicKey: ' ' });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['name', 'publicKey']);
});
