/** The fingerprint of a public key, for pages that have no form. */
export { sshFingerprint } from './key.ts';
