import { expect, test } from 'vitest';
import { contentSecurityPolicy, scriptHash, siteHeaders } from './headers.ts';

// @sheet common-ui/34.9
test('the policy is exactly the one that was agreed', () => {
  expect(contentSecurityPolicy(`'${scriptHash('alert(1)')}'`)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF-pI='; style-src 'self'; " +
      "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'none'; manifest-src 'self'; " +
      "form-action 'self'; base-uri 'none'; object-src 'none'; frame-src 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  );
});

test('no directive is weaker than necessary', () => {
  const policy = contentSecurityPolicy(`'${scriptHash('x')}'`);
  expect(policy).not.toMatch(/unsafe|\*|https?:|blob:|nonce/);
  expect(scriptHash('x')).not.toBe(scriptHash('x '));
});

// @sheet common-ui/34.9
test('every response forbids sniffing and use by other origins; the document also forbids framing', () => {
  const { document, registry, immutable, other, https } = siteHeaders('x');
  for (const headers of [document, registry, immutable, other]) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
  expect(document).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' });
  expect(document['permissions-policy']).toContain('camera=(), ');
  expect(https['strict-transport-security']).toMatch(/max-age=\d{8}/);
});

test('a file other than the document runs no script as a page', () => {
  const { registry, immutable, other } = siteHeaders('x');
  for (const headers of [registry, immutable, other])
    expect(headers['content-security-policy']).toBe('sandbox');
});

test('browsers cache only files with a hash in their names', () => {
  const { document, registry, immutable, other } = siteHeaders('x');
  expect([document, registry, other].map((headers) => headers['cache-control'])).toEqual(
    Array(3).fill('no-cache'),
  );
  expect(immutable['cache-control']).toBe('public, max-age=31536000, immutable');
});
