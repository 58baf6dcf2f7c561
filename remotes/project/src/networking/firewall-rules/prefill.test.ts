import { expect, test } from 'vitest';
import { editPath, newRulePath } from './paths.ts';
import { type Prefill, prefilled } from './prefill.ts';
import { NEW_RULE } from './schema.ts';

const PLACE = { project: 'p', vpc: 'main' };
const searchOf = (path: string) => new URL(path, 'https://console').search;

test('the form opens with the values in its address, and its own ones for the rest', () => {
  const given: Prefill = {
    name: 'allow web & more',
    priority: 150,
    targets: [
      { type: 'instance', value: 'web' },
      { type: 'ip', value: 'fd00::7' },
    ],
    hosts: [{ type: 'ip_net', value: '10.0.0.0/8' }],
    protocols: ['TCP', 'UDP'],
    ports: ['22', '80-443'],
  };
  expect(prefilled(NEW_RULE, searchOf(newRulePath(PLACE, given)))).toEqual({ ...NEW_RULE, ...given });
  const own = { ...NEW_RULE, ...prefilled(NEW_RULE, searchOf(newRulePath(PLACE, given))) };
  expect(prefilled(own, searchOf(editPath(PLACE, 'web', { ports: ['443'], action: 'deny' })))).toEqual({
    ...own,
    ports: ['443'],
    action: 'deny',
  });
  expect(newRulePath(PLACE)).not.toContain('?');
});

test.each([
  ['?action=drop', {}],
  ['?direction=sideways', {}],
  ['?priority=70000', {}],
  ['?priority=1.5', {}],
  ['?priority=', {}],
  ['?target=web', {}],
  ['?target=galaxy:web', {}],
  ['?target=instance:', {}],
  ['?target=ip:10.0.0', {}],
  ['?target=instance:Web&target=vpc:main', { targets: [{ type: 'vpc', value: 'main' }] }],
  ['?host=ip_net:10.0.0.0/33', {}],
  ['?protocol=GRE&protocol=UDP', { protocols: ['UDP'] }],
  ['?port=70000&port=22', { ports: ['22'] }],
  ['?enabled=no', {}],
])('%s leaves out what is invalid', (search, expected) => {
  expect(prefilled(NEW_RULE, search)).toEqual({ ...NEW_RULE, ...expected });
});
