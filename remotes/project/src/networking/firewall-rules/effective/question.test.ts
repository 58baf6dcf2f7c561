import { describe, expect, it } from 'vitest';
import { answersOf, appliesTo, parseQuestion, trafficOf } from './question.ts';
import { FACTS, rule } from './test-rules.ts';

const ssh = rule('ssh', { filters: { ports: ['22'] } });
const back = rule('back', { targets: [{ type: 'subnet', value: 'back' }] });
const out = rule('out', {
  direction: 'outbound',
  action: 'deny',
  targets: [{ type: 'instance', value: 'web' }],
});
const RULES = [ssh, back, out];

function asked(text: string) {
  const question = parseQuestion(text);
  if (!question) throw new Error(text);
  const traffic = trafficOf(question, FACTS);
  return { names: RULES.filter((one) => appliesTo(one, traffic)).map(({ name }) => name), traffic };
}

describe('a question', () => {
  it.each([
    ['10.0.0.7:22', { port: 22 }],
    ['[fd00::7]:443', { port: 443 }],
    ['web-1:80', { instance: 'web-1', port: 80 }],
    ['WEB-1', { instance: 'web-1' }],
    [' 22 ', { port: 22 }],
    [':22', { port: 22 }],
  ])('%s', (text, expected) => expect(parseQuestion(text)).toMatchObject(expected));

  it.each(['10.0.0.7', 'fd00::7', '[fd00::7]', '10.0.0.7:1'])('%s contains an address', (text) =>
    expect(parseQuestion(text)?.address).toBeDefined(),
  );

  it.each(['', '65536', '99999', '10.0.0', 'a b', 'web:99999', 'web:', '-web', '1.2.3.4:x'])(
    '%j is not a question',
    (text) => expect(parseQuestion(text)).toBeUndefined(),
  );
});

describe('the rules that apply', () => {
  it.each([
    ['10.0.0.7:22', ['ssh']],
    ['10.0.0.7', ['ssh', 'out']],
    ['db:22', ['ssh', 'back']],
    ['db:80', ['back']],
    ['22', ['ssh', 'back', 'out']],
    ['80', ['back', 'out']],
    ['idle', []],
    ['203.0.113.9', []],
  ])('to %s', (text, names) => expect(asked(text).names).toEqual(names));
});

describe('the answer', () => {
  const say = (text: string) => answersOf(RULES, asked(text).traffic);

  it('names the rule that decides', () =>
    expect(say('10.0.0.7:22')).toEqual(['Inbound traffic is allowed by ssh.']));

  it('names the first few of many', () => {
    const maybe = ['a', 'b', 'c', 'd', 'e'].map((name) => rule(name, { filters: { ports: ['1'] } }));
    const traffic = asked('10.0.0.7').traffic.slice(0, 1);
    const ending = (count: number) => answersOf(maybe.slice(0, count), traffic)[0]?.split('except what ')[1];
    expect([ending(2), ending(5)]).toEqual(['a or b allows.', 'a, b, c or one of 2 more allows.']);
  });

  // @sheet network-access/B-F5
  it('explains the default', () =>
    expect(say('10.0.0.7:80')).toEqual(['Inbound traffic is denied: no rule matches.']));

  it('names the rules on which it depends', () =>
    expect(say('10.0.0.7')).toEqual([
      'Inbound traffic is denied, except what ssh allows.',
      'Outbound traffic is denied by out.',
    ]));
});
