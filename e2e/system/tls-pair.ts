/**
 * A self-signed certificate of `*.sys.example.test`, the hosts of the demo's silos, good until 2126, as PEM. Nothing trusts it. Made by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj '/CN=*.sys.example.test'`.
 */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBkjCCATegAwIBAgIUfRtP1yE1xEwkfgVWW1rk4lenWEQwCgYIKoZIzj0EAwIw
HTEbMBkGA1UEAwwSKi5zeXMuZXhhbXBsZS50ZXN0MCAXDTI2MTEyNDAwNTMxMVoY
DzIxMjYxMDMxMDA1MzExWjAdMRswGQYDVQQDDBIqLnN5cy5leGFtcGxlLnRlc3Qw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASaviI7rs25opwfuJEMBzyO+l8YaEOc
AMzzTdZfJNoLLT4cI42poJonP5phuAC3L6JQWbq1dXtyI2K+jTTo10+3o1MwUTAd
BgNVHQ4EFgQU1tke8Tu+oozYQa7CB7Yih7PLlD4wHwYDVR0jBBgwFoAU1tke8Tu+
oozYQa7CB7Yih7PLlD4wDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBG
AiEA0cOQ/wJNTo2BnJyXP57wmnoVpUrwmYwyC6HYp5eCWzQCIQDxJnWz4gF4pP6B
27fJkKLK8c5H4MfoS3ni7xN0iPCQwA==
-----END CERTIFICATE-----
`;

/** The private key of the certificate, as PEM (PKCS #8). */
export const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfIGZacekvpbzGjjn
MesD+kCITwKhfQ9jaZT47MrL+omhRANCAASaviI7rs25opwfuJEMBzyO+l8YaEOc
AMzzTdZfJNoLLT4cI42poJonP5phuAC3L6JQWbq1dXtyI2K+jTTo10+3
-----END PRIVATE KEY-----
`;
