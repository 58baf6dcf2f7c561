/**
 * The secrets of a request that only its sender may know, and the placeholders for them in a copied request. By type,
 * or by type and field, as in `text/`. Certificates, public keys and metadata of identity providers are public; user
 * data belongs to the user and is copied completely. Names that sound like secrets but are not are listed in
 * `document.test.ts`.
 */
export const secrets: Readonly<Record<string, string>> = {
  'BgpPeer.md5_auth_key': 'MD5_AUTH_KEY',
  'CertificateCreate.key': 'PRIVATE_KEY',
  'DerEncodedKeyPair.private_key': 'PRIVATE_KEY',
  'DeviceAuthVerify.user_code': 'USER_CODE',
  Password: 'PASSWORD',
  'WebhookCreate.secrets': 'SECRET',
  'WebhookSecretCreate.secret': 'SECRET',
};
