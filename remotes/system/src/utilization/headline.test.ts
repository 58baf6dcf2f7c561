import { describe, expect, it } from 'vitest';
import { headline, type HeadlineFacts } from './headline.ts';
import { needFirst } from './need.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 15);
const counts = (cpus: number) => ({ cpus, memory: 10, storage: 10 });
const silo = (siloName: string, cpus: number) => ({
  siloId: siloName,
  siloName,
  provisioned: counts(cpus),
  allocated: { cpus: 100, memory: 100, storage: 100 },
});
/** Samples of the last 60 days that grow by `slope` a day and end at 400. */
const growing = (slope: number) =>
  Array.from({ length: 60 }, (_, index) => ({
    time: NOW - (60 - index) * DAY,
    value: 400 - (60 - index) * slope,
  }));
const FACTS: HeadlineFacts = {
  silos: [silo('northgate', 80)],
  provisioned: { cpus: 400, memory: 400, storage: 400 },
  hardware: { cpus: 1000, memory: 1000, storage: 1000 },
  histories: [growing(1), growing(0), growing(0)],
  now: NOW,
};

describe('the sentence over the utilization', () => {
  it.each<[expected: string, changes: Partial<HeadlineFacts>]>([
    ['CPU is used up first, at today’s rate in about 20 months (high confidence); ', {}],
    [
      'CPU is used up first, at today’s rate in about 3 weeks (high confidence); ',
      { hardware: counts3(420) },
    ],
    ['CPU of the hardware is used up; ', { hardware: { cpus: 400, memory: 1000, storage: 1000 } }],
    ['Use of the hardware is not growing; ', { histories: [growing(0), growing(0), growing(0)] }],
    ['The history is too short for a forecast; ', { histories: [[], [], []] }],
    ['At today’s rate, the hardware lasts for more than 2 years; ', { hardware: counts3(9000) }],
    ['When the hardware is used up is not available; ', { hardware: undefined }],
    ['When the hardware is used up is not available; ', { histories: [growing(1), undefined, growing(0)] }],
  ])('%s', (expected, changes) =>
    expect(headline({ ...FACTS, ...changes })).toBe(`${expected}no silo is above 90% of a quota.`),
  );

  it.each([
    [[silo('quarry', 91)], 'quarry is above 90% of a quota.'],
    [[silo('quarry', 91), silo('fernhill', 120)], 'quarry, fernhill are above 90% of a quota.'],
    [['a', 'b', 'c', 'd'].map((name) => silo(name, 95)), '4 silos are above 90% of a quota.'],
  ])('names the silos that are close to a quota', (silos, end) =>
    expect(headline({ ...FACTS, silos }).split('; ')[1]).toBe(end),
  );
});

function counts3(all: number) {
  return { cpus: all, memory: all, storage: all };
}

it('the silos that are closest to a quota come first, one that uses what it has no quota for before all', () => {
  const without = { ...silo('overdrawn', 1), allocated: { cpus: 0, memory: 100, storage: 100 } };
  const silos = [silo('idle', 0), silo('busy', 92), silo('half', 50), without];
  expect(needFirst(silos).map(({ siloName }) => siloName)).toEqual(['overdrawn', 'busy', 'half', 'idle']);
});
