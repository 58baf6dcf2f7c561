import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AUTHORITY, LEAF } from './fixtures.ts';
import { readChain, readKey } from './read.ts';
import { covers, daysUntil, hostOfSilo, placeInUse, standings } from './standings.ts';
import { judge } from './warnings.ts';

const NOW = new Date('2027-01-01T00:00:00Z');
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const dates = (from: number, to: number) => ({ notBefore: at(from), notAfter: at(to) });

const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed = generateKeyPairSync('ed25519');
const pkcs8 = (key: typeof rsa.privateKey) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('a certificate', () => {
  it('is parsed to the same fields as by node', () => {
    const [leaf] = readChain(LEAF) ?? [];
    const known = new X509Certificate(LEAF);
    expect(leaf).toMatchObject({
      subject: 'labs.sys.example.test',
      issuer: 'Example CA',
      names: ['*.sys.example.test', 'console.example.test', '192.0.2.7'],
      notBefore: new Date(known.validFrom),
      notAfter: new Date(known.validTo),
      serial: known.serialNumber.toLowerCase(),
    });
  });

  // @sheet operator/13.104
  it('is parsed with its chain, in order, whatever text surrounds it', () => {
    const chain = readChain(`subject=x\n${LEAF}\r\n${AUTHORITY}`);
    expect(chain?.map(({ subject }) => subject)).toEqual(['labs.sys.example.test', 'Example CA']);
    expect(chain?.[0]?.issuerId).toBe(chain?.[1]?.subjectId);
  });

  // @sheet operator/13.104 system-settings-auth/18.45
  it.each([
    ['nothing', ''],
    ['another file', 'PK\u0003\u0004'],
    ['a key', pkcs8(ec.privateKey)],
    ['text that is no base64', '-----BEGIN CERTIFICATE-----\n***\n-----END CERTIFICATE-----'],
    ['bytes that are no certificate', '-----BEGIN CERTIFICATE-----\nMAMCAQA=\n-----END CERTIFICATE-----'],
    ['one that is cut off', LEAF.replace(/\n.{64}\n/, '\n')],
    ['a chain with a damaged part', `${LEAF}${AUTHORITY.replace(/\n.{64}\n/, '\n')}`],
  ])('cannot be parsed from %s', (_, text) => expect(readChain(text)).toBeUndefined());
});

describe('a key', () => {
  it.each([
    ['RSA', rsa, rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
    ['EC', ec, ec.privateKey.export({ type: 'sec1', format: 'pem' }).toString()],
  ])('of kind %s reveals its public part in both formats', (_, { privateKey }, old) => {
    const found = readKey(pkcs8(privateKey));
    expect(found).toEqual(readKey(old));
    const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('hex');
    expect(found.kind === 'readable' && spki.endsWith(String(found.publicKey))).toBe(true);
  });

  it('of another kind is readable and not compared', () =>
    expect(readKey(pkcs8(ed.privateKey))).toEqual({ kind: 'readable', publicKey: undefined }));

  it('with a password is locked, in both formats', () => {
    const lock = { format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' } as const;
    for (const type of ['pkcs1', 'pkcs8'] as const)
      expect(readKey(rsa.privateKey.export({ type, ...lock }).toString())).toEqual({ kind: 'locked' });
  });

  it('cannot be parsed from a certificate or a damaged file', () => {
    expect(readKey(LEAF)).toEqual({ kind: 'unreadable' });
    expect(readKey('-----BEGIN PRIVATE KEY-----\nMAMCAQA=\n-----END PRIVATE KEY-----')).toEqual({
      kind: 'unreadable',
    });
  });
});

describe('statuses', () => {
  // @sheet operator/13.104
  it('of two valid ones: the one that ends later is in use', () => {
    const list = [dates(-10, 100), dates(-200, 200), dates(-300, 150)];
    expect(placeInUse(list, NOW)).toBe(1);
    expect(standings(list, NOW).map(({ kind }) => kind)).toEqual(['spare', 'in-use', 'spare']);
  });

  // @sheet operator/13.104
  it.each([
    [31, { kind: 'in-use' }],
    [30, { kind: 'ending', days: 30, urgent: false }],
    [8, { kind: 'ending', days: 8, urgent: false }],
    [7, { kind: 'ending', days: 7, urgent: true }],
    [0.5, { kind: 'ending', days: 0, urgent: true }],
  ])('with %d days left', (days, expected) => expect(standings([dates(-1, days)], NOW)).toEqual([expected]));

  // @sheet operator/13.104
  it('of those not yet valid, expired and unreadable', () => {
    const list = [dates(1, 900), dates(-9, -1), undefined, dates(-1, 90)];
    expect(standings(list, NOW)).toEqual([
      { kind: 'not-yet' },
      { kind: 'ended', unreplaced: false },
      { kind: 'unreadable' },
      { kind: 'in-use' },
    ]);
  });

  // @sheet operator/13.113
  it('an expired one without another is critical', () => {
    expect(standings([dates(-9, 0)], NOW)).toEqual([{ kind: 'ended', unreplaced: true }]);
    expect(placeInUse([dates(-9, 0), undefined], NOW)).toBe(-1);
  });

  it('counts whole days', () => {
    expect(daysUntil(at(12.9), NOW)).toBe(12);
    expect(daysUntil(at(-0.1), NOW)).toBe(-1);
  });
});

describe('the host', () => {
  it.each([
    [['labs.sys.example.test'], true],
    [['*.sys.example.test'], true],
    [['*.SYS.example.test'], true],
    [['*.example.test'], false],
    [['*.labs.sys.example.test'], false],
    [['sys.example.test', 'x.sys.example.test'], false],
    [[], false],
  ])('%j', (names, expected) => expect(covers(names, 'labs.sys.example.test')).toBe(expected));

  it("of a silo has the console's domain suffix, if that is known", () => {
    expect(hostOfSilo('labs', 'recovery.sys.example.test')).toBe('labs.sys.example.test');
    expect(hostOfSilo('labs', 'localhost')).toBeUndefined();
    expect(hostOfSilo('', 'recovery.sys.example.test')).toBeUndefined();
  });
});

describe('warnings', () => {
  const warnings = (cert: string, more: { key?: string; host?: string; now?: Date } = {}) =>
    judge({ readChain, readKey }, { cert, now: NOW, ...more }).warnings.join(' ');

  // @sheet system-settings-auth/18.41
  it('are none for a complete chain for the host', () =>
    expect(warnings(LEAF + AUTHORITY, { host: 'labs.sys.example.test' })).toBe(''));

  it.each([
    [/not a certificate in PEM/, 'x', {}],
    [/expired on/, LEAF + AUTHORITY, { now: new Date('2200-01-01') }],
    [/not valid before/, LEAF + AUTHORITY, { now: new Date('2001-01-01') }],
    [/not for labs\.example\.test/, LEAF + AUTHORITY, { host: 'labs.example.test' }],
    [/issuer’s certificates are missing/, LEAF, {}],
    [/out of order/, AUTHORITY + LEAF, {}],
    [/does not belong/, LEAF + AUTHORITY, { key: pkcs8(rsa.privateKey) }],
    [/not a private key/, LEAF + AUTHORITY, { key: LEAF }],
  ])('%s', (expected, cert, more) => expect(warnings(cert, more)).toMatch(expected));

  it('a self-signed certificate has no missing issuers', () => expect(warnings(AUTHORITY)).toBe(''));
});
