/**
 * What of a request only its sender may know, and the name that stands for it in a copied request. By type, or by type and
 * field, as in `text/`. Certificates, public keys and metadata of identity providers are meant for others; user data is the
 * person's own and stays whole. Names that sound like secrets and are none are listed in `document.test.ts`.
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
