/** The form of an SSH public key: its rules, and the field that shows the fingerprint before the key is sent. */
export { PublicKeyField } from './public-key-field.tsx';
export { publicKey } from './schema.ts';
