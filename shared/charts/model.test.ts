import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildModel, type ChartInput } from './model.ts';
import { timesOf } from './series.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 4, 2, 13);
const range = { start: START, end: START + 60 * MINUTE };

const at = (minute: number, value: number | null) => ({ time: START + minute * MINUTE, value });
const model = (points: ChartInput['series'][number]['points'], more: Partial<ChartInput> = {}) =>
  buildModel(
    {
      series: [{ name: 'CPU', points }],
      range,
      unit: { label: 'Count' },
      shape: 'straight',
      axis: 'zero',
      ...more,
    },
    new Set(),
  );
/** The drawn line, in the unit of the data. */
const drawn = ({ lines, scale }: ReturnType<typeof model>) =>
  (lines[0]?.drawn ?? []).map(({ time, value }) => ({
    time,
    value: value === null ? null : value * scale.divisor,
  }));

describe('a chart', () => {
  // @sheet system-settings-auth/18.33
  it('with gaps is interrupted there, and its figures ignore them', () => {
    const points = [at(0, 4), at(1, null), at(2, null), at(3, 8)];
    const made = model(points);
    expect(drawn(made)).toEqual(points);
    expect(made.figures).toEqual({ low: 4, high: 8, latest: 8 });
  });

  // @sheet system-settings-auth/18.33
  it('of one point contains it, a value and an axis around it', () => {
    for (const axis of ['zero', 'fit'] as const) {
      const made = model([at(30, 7)], { axis });
      expect(drawn(made)).toEqual([at(30, 7)]);
      expect(made.axis.min).toBeLessThan(7);
      expect(made.axis.max).toBeGreaterThan(7);
      expect(made.times).toEqual([START + 30 * MINUTE]);
    }
  });

  // @sheet system-settings-auth/18.33
  it('of no points, or of gaps only, has nothing to draw', () => {
    expect(model([]).figures).toBeUndefined();
    expect(model([at(0, null), at(5, null)]).figures).toBeUndefined();
    expect(
      buildModel({ series: [], range, unit: 'percent', shape: 'step', axis: 'fit' }, new Set()).lines,
    ).toEqual([]);
  });

  // @sheet system-settings-auth/18.33
  it('of zeros has an axis with a height', () => {
    const made = model([at(0, 0), at(30, 0), at(60, 0)]);
    expect(made.figures).toEqual({ low: 0, high: 0, latest: 0 });
    expect(made.axis).toEqual({ min: 0, max: 1, ticks: [0, 1] });
  });

  // @sheet system-settings-auth/18.33
  it('of 3,000 points is drawn from a part of them, including the ends, the extremes and the gaps', () => {
    const points = Array.from({ length: 3_000 }, (_, index) => ({
      time: START + (index * range.end - index * range.start) / 2_999,
      value:
        index === 1_234
          ? null
          : index === 777
            ? 1_000
            : index === 2_222
              ? -50
              : Math.sin(index / 50) * 10 + 20,
    }));
    const made = model(points, { axis: 'fit' });
    const shown = drawn(made);
    expect(shown.length).toBeLessThan(500);
    expect(shown.at(0)).toEqual(points[0]);
    expect(shown.at(-1)).toEqual(points.at(-1));
    expect(shown).toContainEqual(points[777]);
    expect(shown).toContainEqual(points[2_222]);
    expect(shown).toContainEqual(points[1_234]);
    expect(made.figures).toMatchObject({ low: -50, high: 1_000 });
    // The table contains all of them
    expect(made.lines[0]?.points).toHaveLength(3_000);
  });

  // @sheet system-settings-auth/18.33
  it('continues the last point before the range into it for steps, but not for samples', () => {
    const points = [at(-30, 3), at(-5, 6), at(10, 9)];
    expect(drawn(model(points, { shape: 'step' }))).toEqual([at(0, 6), at(10, 9)]);
    expect(drawn(model(points))).toEqual([at(10, 9)]);
    expect(drawn(model([at(-5, 6)], { shape: 'step' }))).toEqual([at(0, 6)]);
  });
});

// @sheet system-settings-auth/18.33
it('the table contains what the chart shows', () => {
  const value = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: null });
  const series = fc.uniqueArray(fc.tuple(fc.integer({ min: -20, max: 80 }), value), {
    selector: ([minute]) => minute,
    maxLength: 90,
  });
  fc.assert(
    fc.property(series, fc.constantFrom('step' as const, 'straight' as const), (samples, shape) => {
      const points = samples.toSorted(([a], [b]) => a - b).map(([minute, one]) => at(minute, one));
      const made = model(points, { shape });
      const [line] = made.lines;
      // The rows of the table: the times of all lines, with the value of each
      const listed = timesOf(made.lines).map((time) => ({
        time,
        value: line?.points.find((point) => point.time === time)?.value ?? null,
      }));
      expect(listed.map(({ time }) => time)).toEqual(drawn(made).map(({ time }) => time));
      for (const [index, point] of drawn(made).entries())
        if (point.value === null) expect(listed[index]?.value).toBeNull();
        else expect(point.value).toBeCloseTo(listed[index]?.value ?? Number.NaN, 6);
    }),
  );
});
