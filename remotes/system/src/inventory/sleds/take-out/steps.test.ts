import { describe, expect, it } from 'vitest';
import { GiB } from '@console/shared/format';
import { CLOSED, EXPUNGED, testInstance, testSled } from '../../test-hardware.ts';
import { type TakeOutFacts, takeOutSteps } from './steps.ts';
import { noticeLines, noticeText, tenantsOf } from './tenants.ts';

const ERROR = { error: 'The rack is busy' };
const sled = testSled('a', { policy: CLOSED });
const other = testSled('b');
const db1 = testInstance();
const FACTS: TakeOutFacts = {
  sled: { data: sled },
  instances: { data: [db1] },
  sleds: { data: [sled, other] },
  others: { data: new Map([['b', []]]) },
};

const states = (own: Partial<TakeOutFacts>) =>
  takeOutSteps({ ...FACTS, ...own })
    .map(({ state }) => state)
    .join(' ');
const why = (id: string, own: Partial<TakeOutFacts> = {}) =>
  takeOutSteps({ ...FACTS, ...own }).find((step) => step.id === id)?.why;

describe('the steps of taking a sled out of service', () => {
  it.each<[string, Partial<TakeOutFacts>, string]>([
    ['open', { sled: { data: testSled('a') } }, 'todo done done todo todo todo'],
    ['closed', {}, 'done done done todo todo todo'],
    ['closed and empty', { instances: { data: [] } }, 'done done done done done todo'],
    [
      'open and empty',
      { sled: { data: testSled('a') }, instances: { data: [] } },
      'todo done done done todo todo',
    ],
    [
      'expunged',
      { sled: { data: testSled('a', { policy: EXPUNGED }) }, instances: { data: [] } },
      'na done done done done warn',
    ],
    [
      'decommissioned',
      {
        sled: { data: testSled('a', { policy: EXPUNGED, state: 'decommissioned' }) },
        instances: { data: [] },
      },
      'na done done done done done',
    ],
    // What could not be read is not called done, open or none
    ['unread', { sled: ERROR }, 'unknown done unknown todo unknown unknown'],
    ['with unread instances', { instances: ERROR }, 'done unknown unknown unknown unknown unknown'],
    ['among unread sleds', { sleds: ERROR }, 'done done unknown todo todo todo'],
    ['beside sleds with unread instances', { others: ERROR }, 'done done unknown todo todo todo'],
    ['while it is read', { sled: undefined, instances: undefined }, Array(6).fill('unknown').join(' ')],
  ])('of a sled that is %s', (_, own, expected) => expect(states(own)).toBe(expected));

  it('say what has no room elsewhere, and that it is unknown where rooms are not known', () => {
    const large = { instances: { data: [testInstance({ memory: 100 * GiB })] } };
    expect(why('fits', large)).toContain('No other sled has room for 1 instance with 100\u00a0GiB');
    const unread = { ...large, others: { data: new Map([['b', undefined]]) } };
    expect(why('fits', unread)).toContain('the instances of 1 of 1 other sled could not be loaded');
    expect(why('fits')).toContain('room for all of them');
  });

  it('count instances, projects and silos', () => {
    const all = [
      db1,
      testInstance({ id: '2', projectName: 'web' }),
      testInstance({ id: '3', siloName: 'quarry' }),
    ];
    expect(why('who', { instances: { data: all } })).toBe('3 instances in 3 projects of 2 silos');
  });
});

describe('the notice to a tenant', () => {
  const [fernhill, quarry] = tenantsOf([
    testInstance({ id: '1', name: 'web2' }),
    testInstance({ id: '2', name: 'secret', siloName: 'quarry' }),
    testInstance({ id: '3', name: 'db1', projectName: 'a-project' }),
  ]);
  if (!fernhill || !quarry) throw new Error('two silos have instances');

  it('names their instances and no others', () => {
    const text = noticeText(fernhill);
    expect(text).toContain('Project a-project\n- db1 (4 vCPU, 16 GiB)\n\nProject edge-cache\n- web2');
    expect(text).toContain('We cannot stop your instances for you.');
    expect(text).not.toMatch(/secret|quarry/);
    expect(noticeLines(quarry).slice(1)).toEqual([
      ['quarry', 'edge-cache', 'secret', 'running', 4, 16 * GiB, '2'],
    ]);
  });
});
