import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * Clock changes inside a chart's range (docs/screens/common-ui.md section 23): times keep their order and distances, and no two of
 * them look the same. A process has one time zone, so each case runs in its own process.
 */

const AXIS = join(import.meta.dirname, 'axis.ts');

/** The value of an expression over the axis functions in a time zone. */
function inZone(zone: string, expression: string): unknown {
  const program = `
    const { fullTime, timeLabel, timeTicks } = await import(${JSON.stringify(AXIS)});
    const labels = (from, hours) => {
      const range = { start: Date.parse(from + 'Z'), end: Date.parse(from + 'Z') + hours * 3_600_000 };
      return timeTicks(range, hours + 1).map((time) => timeLabel(time, range, 'en-GB'));
    };
    console.log(JSON.stringify(${expression}));`;
  const env = { PATH: process.env['PATH'], TZ: zone };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output);
}

describe('the axis', () => {
  // @sheet system-settings-auth/18.34
  it.each([
    [
      'Europe/Berlin',
      "labels('2026-10-24T23:00', 4)",
      ['01:00', '02:00 UTC+2', '02:00 UTC+1', '03:00', '04:00'],
    ],
    ['Europe/Berlin', "labels('2026-03-29T00:00', 3)", ['01:00', '03:00', '04:00', '05:00']],
    [
      'America/St_Johns',
      "labels('2026-11-01T02:30', 4)",
      ['00:00', '01:00 UTC-2:30', '01:00 UTC-3:30', '02:00', '03:00'],
    ],
    ['Asia/Tokyo', "labels('2026-10-24T23:00', 3)", ['08:00', '09:00', '10:00', '11:00']],
    [
      'America/New_York',
      "labels('2026-11-01T03:00', 4)",
      ['31/10, 23:00', '01/11, 0:00', '01/11, 1:00 UTC-4', '01/11, 1:00 UTC-5', '01/11, 2:00'],
    ],
  ])('in %s distinguishes the hours of %s', (zone, expression, expected) => {
    expect(inZone(zone, expression)).toEqual(expected);
  });
});

// @sheet system-settings-auth/18.34
it('no two times around a change look the same in tooltip and table', () => {
  const texts = `Array.from({ length: 21_600 }, (_, second) => fullTime(Date.parse('2026-11-01T03:00Z') + second * 1000, 'en-US'))`;
  expect(inZone('America/New_York', `new Set(${texts}).size`)).toBe(21_600);
  expect(inZone('Europe/Berlin', `fullTime(Date.parse('2026-10-25T00:30Z'), 'en-GB')`)).toBe(
    '25 Oct 2026, 02:30:00 UTC+2',
  );
});
