/**
 * A self-signed certificate of `*.sys.example.test`, the hosts of the demo's silos, good until 2126, as PEM. Nothing trusts it. Made by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj '/CN=*.sys.example.test'
 * -addext 'subjectAltName=DNS:*.sys.example.test'`.
 */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBrzCCAVagAwIBAgIURBFNTvjaP4uoLsLw9bwlY6K5Q8EwCgYIKoZIzj0EAwIw
HTEbMBkGA1UEAwwSKi5zeXMuZXhhbXBsZS50ZXN0MCAXDTI2MTEyNDAyMzk1NloY
DzIxMjYxMDMxMDIzOTU2WjAdMRswGQYDVQQDDBIqLnN5cy5leGFtcGxlLnRlc3Qw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASzKiY51vz4NKmsS6sPp3iTy2IyJV9k
V10rs1/MfEzjevjD/aJMr/QRsvGU3Iv1nL1l+M7CqcmxSyMsAhSRgLMuo3IwcDAd
BgNVHQ4EFgQUzbth7nySidP2KIVk4rj4oSBvUBUwHwYDVR0jBBgwFoAUzbth7nyS
idP2KIVk4rj4oSBvUBUwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHREEFjAUghIqLnN5
cy5leGFtcGxlLnRlc3QwCgYIKoZIzj0EAwIDRwAwRAIgElTHbvSoUhVkTGzHs3qc
OC8fMcblH7xkyeJWWezL6rECIAxrqmekqDYkzDDhPJWG1eOMy24o1xn2EVtO+FeW
qNGg
-----END CERTIFICATE-----
`;

/** The private key of the certificate, as PEM (PKCS #8). */
export const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+MBW8mESYt61i7pU
5UHMEsNatCm8pNjnKSDoiYkFriuhRANCAASzKiY51vz4NKmsS6sPp3iTy2IyJV9k
V10rs1/MfEzjevjD/aJMr/QRsvGU3Iv1nL1l+M7CqcmxSyMsAhSRgLMu
-----END PRIVATE KEY-----
`;
