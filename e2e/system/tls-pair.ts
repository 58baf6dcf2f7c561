/**
 * A self-signed certificate of `console.example.test`, good until 2126, as PEM. Nothing trusts it. Made by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj /CN=console.example.test`.
 */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBtzCCAVygAwIBAgIUbPIruEoBXDM8gjF2mwG35pMBDHAwCgYIKoZIzj0EAwIw
HzEdMBsGA1UEAwwUY29uc29sZS5leGFtcGxlLnRlc3QwIBcNMjYxMTIyMDg0MDM1
WhgPMjEyNjEwMjkwODQwMzVaMB8xHTAbBgNVBAMMFGNvbnNvbGUuZXhhbXBsZS50
ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEC1+PSAb03Awhh/8XriNS5ITl
nXKMFcKIYR7mErr7c/1Azj/2CvJ8hE55fE4bghdp0yEoF7ysQdIkArmzrOtV2qN0
MHIwHQYDVR0OBBYEFPOs4d+42o8z7eTfu5bgqUXUdMKrMB8GA1UdIwQYMBaAFPOs
4d+42o8z7eTfu5bgqUXUdMKrMA8GA1UdEwEB/wQFMAMBAf8wHwYDVR0RBBgwFoIU
Y29uc29sZS5leGFtcGxlLnRlc3QwCgYIKoZIzj0EAwIDSQAwRgIhANr5Sk5xlIw0
o5PNpLDKnXnKdzuK1IczG2tJraXjEEy2AiEAoWsxbdwsb7gNl0HE6u+yvF+M3Rhi
9djAJ6A21+xZTlA=
-----END CERTIFICATE-----
`;

/** The private key of the certificate, as PEM (PKCS #8). */
export const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLcF3r63XknnT4Pqa
5LtTxRxlABRtwePrA94H8FLnaC6hRANCAAQLX49IBvTcDCGH/xeuI1LkhOWdcowV
wohhHuYSuvtz/UDOP/YK8nyETnl8ThuCF2nTISgXvKxB0iQCubOs61Xa
-----END PRIVATE KEY-----
`;
