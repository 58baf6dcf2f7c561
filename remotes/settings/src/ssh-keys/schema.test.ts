import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sshKeySchema } from './schema.ts';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7';
const values = { name: 'laptop', description: '', publicKey: ` ${KEY} laptop\n` };

it('sends the key without the line break that copying adds', () => {
  expect(v.parse(sshKeySchema, values)).toEqual({
    name: 'laptop',
    description: '',
    publicKey: `${KEY} laptop`,
  });
});

it('requires a name and a key', () => {
  const { issues } = v.safeParse(sshKeySchema, { ...values, name: '', publicKey: ' ' });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['name', 'publicKey']);
});

it('refuses a private key before it leaves the browser', () => {
  const publicKey = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbn\n-----END OPENSSH PRIVATE KEY-----';
  const { issues } = v.safeParse(sshKeySchema, { ...values, publicKey });
  expect(issues?.map(({ message }) => message)).toEqual([expect.stringMatching(/^This is a private key/)]);
});
