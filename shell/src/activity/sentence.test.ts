import * as api from '@console/shared/api';
import { describe, expect, it } from 'vitest';
import { scopeOf, sentenceOf } from './sentence.ts';
import { SENTENCES } from './test-sentences.ts';

const writes = Object.values(api).flatMap((one) =>
  typeof one === 'object' && 'stale' in one && one.stale ? [one] : [],
);

/** A name for every parameter and field: `instance` is called `a-instance`. */
const names = new Proxy<Record<string, string>>(
  {},
  { get: (_, key) => `a-${String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` },
);

/** Verbs with which a sentence may begin. */
const VERB =
  /^(?:Add|Apply|Attach|Clear|Confirm|Create|Delete|Demote|Detach|Disable|Enable|Finalize|Link|Probe|Promote|Reboot|Remove|Resend|Set|Start|Stop|Unlink|Update|Write|Sign) /;

describe('the sentence of an operation', () => {
  it('is defined for every operation', () => {
    expect(Object.fromEntries(writes.map((one) => [one.id, sentenceOf({ operation: one, names })]))).toEqual(
      SENTENCES,
    );
  });

  it.each(writes.map((operation) => [operation.id, operation] as const))(
    'of %s begins with a verb and has no traces of code',
    (_, operation) => {
      const sentence = sentenceOf({ operation, names });
      expect(sentence).toMatch(VERB);
      expect(sentence).not.toMatch(/undefined|[{}]|[a-z][A-Z]| {2}|\bfield\b/);
      // Only acronyms and initialisms
      expect(sentence.slice(1).match(/[A-Z]+[a-z]*/g) ?? []).toSatisfy((words: string[]) =>
        words.every((word) => /^(?:BFD|BGP|IP|LLDP|SAML|SSH|VPC)$/.test(word)),
      );
    },
  );

  it('has no name when the object has none', () => {
    expect(sentenceOf({ operation: api.supportBundleCreate, names: {} })).toBe('Create support bundle');
  });

  it('uses the name of the response for an object identified by id, else a shortened id', () => {
    const told = { operation: api.imageDemote, names: { image: '6f0c2f9e-0000-4000-8000-00000000b41d' } };
    expect(sentenceOf(told)).toBe('Demote image 6f0c2f9e…');
    expect(sentenceOf({ ...told, answeredName: 'debian-13' })).toBe('Demote image debian-13');
  });
});

describe('the place of an operation', () => {
  it('lists the containers of the object, innermost first', () => {
    const inVpc = { project: 'edge-cache', vpc: 'default', subnet: 'a' };
    expect(scopeOf({ operation: api.vpcSubnetDelete, names: inVpc })).toBe(
      'in VPC default, project edge-cache',
    );
    expect(scopeOf({ operation: api.projectDelete, names: { project: 'edge-cache' } })).toBeUndefined();
  });

  it('does not repeat the sentence', () => {
    const attach = { project: 'edge-cache', instance: 'web-1', disk: 'data' };
    expect(scopeOf({ operation: api.instanceDiskAttach, names: attach })).toBe('in project edge-cache');
  });
});
