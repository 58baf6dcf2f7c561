import { security, type Guard } from './guard.ts';

const HEADERS = {
  unit: 'deploy/site/headers.test.ts',
  title: 'the policy is exactly the one that was agreed',
};

/** Guards in the policy that the browser enforces. */
export const POLICY: readonly Guard[] = [
  {
    name: 'the content security policy',
    source: 'ASVS 3.4.3',
    file: 'deploy/site/headers.ts',
    guard: "'content-security-policy': contentSecurityPolicy(boots),",
    without: '',
    proofs: [
      security('an inline script'),
      security('code from text'),
      security('the document has the enforced policy and is never stored'),
    ],
  },
  {
    name: 'inline scripts',
    source: 'ASVS 3.4.3',
    file: 'deploy/site/headers.ts',
    guard: "script-src 'self' ${boots}",
    without: "script-src 'self' 'unsafe-inline'",
    proofs: [
      HEADERS,
      { unit: 'deploy/site/headers.test.ts', title: 'no directive is weaker than necessary' },
      security('an inline script of the document'),
    ],
  },
  {
    name: 'scripts and HTML from text (Trusted Types)',
    source: 'ASVS 3.2.2, 3.4.3',
    file: 'deploy/site/headers.ts',
    guard: `"require-trusted-types-for 'script'",`,
    without: '',
    proofs: [
      HEADERS,
      security('HTML from text'),
      security('a script of another origin, or of an unregistered path'),
    ],
  },
  {
    name: 'scripts of other origins and unregistered paths',
    source: 'ASVS 3.6.1',
    file: 'shell/src/boot.ts',
    guard: String.raw`known && /\.[0-9a-f]{8,}\.js$/.test(url.pathname) ? value : null`,
    without: 'known || url.href ? value : null',
    proofs: [security('a script of another origin, or of an unregistered path')],
  },
  {
    name: 'HTML strings',
    source: 'ASVS 3.2.2',
    file: 'shell/src/boot.ts',
    guard: "(value === '' ? value : null)",
    without: '(value ?? null)',
    proofs: [security('HTML from text')],
  },
  {
    name: 'being framed',
    source: 'ASVS 3.4.6',
    file: 'deploy/site/headers.ts',
    guard: `"frame-ancestors 'none'",`,
    without: '',
    proofs: [HEADERS, security('the document has the enforced policy and is never stored')],
  },
  {
    name: 'guessing of content types',
    source: 'ASVS 3.4.4',
    file: 'deploy/site/headers.ts',
    guard: "'x-content-type-options': 'nosniff',",
    without: '',
    proofs: [
      {
        unit: 'deploy/site/headers.test.ts',
        title: 'every response forbids sniffing and use by other origins; the document also forbids framing',
      },
    ],
  },
  {
    name: 'an end of the script element in the configuration',
    source: 'ASVS 3.2.2',
    file: 'deploy/site/document.ts',
    guard: ".replaceAll('<', '\\\\u003c')",
    without: '',
    proofs: [{ unit: 'deploy/site/document.test.ts', title: 'no setting can end the script element' }],
  },
  {
    name: 'an end of the script element in the boot script',
    source: 'ASVS 3.2.2',
    file: 'deploy/site/document.ts',
    guard: String.raw`/<\/script|<!--/i.test(bootScript)`,
    without: 'false',
    proofs: [
      {
        unit: 'deploy/site/document.test.ts',
        title: 'a boot script that would end its element is refused: a("</script>")',
      },
    ],
  },
];
