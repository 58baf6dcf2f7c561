import { describe, expect, test } from 'vitest';
import type { Table } from '@console/shared/api';
import { samplesCsv, seriesCsv } from './csv.ts';
import { fieldName } from './fields.ts';
import { SCHEMAS } from './fixtures.ts';
import { drawnLines, figuresOf, MOST_POINTS, shapeOf, shownLines } from './shape.ts';

// @sheet operator/13.66 specification/3.9
test('field names are restored as the schema has them', () => {
  expect(fieldName('switchWaferLocX', SCHEMAS[0])).toBe('switch_wafer_loc_x');
  expect(fieldName('diskId', undefined)).toBe('disk_id');
});

describe('a result', () => {
  const times = ['2026-01-01T00:00:00Z', '2026-01-01T00:01:00Z', '2026-01-01T00:02:00Z'];
  type ValueArray = Table['timeseries'][string]['points']['values'][number]['values'];
  const table = (
    name: string,
    ...series: readonly (readonly [
      Table['timeseries'][string]['fields'],
      readonly ValueArray[],
      ('gauge' | 'delta')?,
    ])[]
  ): Table => ({
    name,
    timeseries: Object.fromEntries(
      series.map(([fields, values, metricType = 'gauge'], index) => [
        String(index),
        {
          fields,
          points: { timestamps: times, values: values.map((one) => ({ metricType, values: one })) },
        },
      ]),
    ),
  });
  const numbers = (...values: (number | null)[]): ValueArray => ({ type: 'double', values });
  const slot = (value: number) =>
    ({ slot: { type: 'u32', value }, sensor: { type: 'string', value: 'CPU' } }) as const;

  // @sheet operator/13.63 specification/3.9
  test('has a line for each series, labelled by the fields that differ; gaps stay', () => {
    const shape = shapeOf(
      table(
        'hardware_component:temperature',
        [slot(1), [numbers(1, null, 3)]],
        [slot(2), [numbers(4, 5, 6)]],
      ),
      SCHEMAS,
      false,
    );
    expect(shape.lines.map(({ name }) => name)).toEqual(['1', '2']);
    expect(shape.lines[0]?.points.map(({ value }) => value)).toEqual([1, null, 3]);
    expect([shape.seriesCount, shape.pointCount, shape.hasHistory]).toEqual([2, 6, false]);
    expect(figuresOf(shape.lines[0] ?? { points: [], fields: [], isStep: false, name: '' })).toEqual({
      last: 3,
      min: 1,
      max: 3,
      mean: 2,
    });
  });

  // @sheet operator/13.63
  test('of joined tables has a line for each of them', () => {
    const shape = shapeOf(table('a:x, a:y', [{}, [numbers(1, 2, 3), numbers(4, 5, 6)]]), SCHEMAS, true);
    expect(shape.lines.map(({ name }) => name)).toEqual(['a:x', 'a:y']);
  });

  // @sheet operator/13.63
  test('of booleans has steps; texts are not drawn', () => {
    const steps = shapeOf(table('a:x', [{}, [{ type: 'boolean', values: [true, false, null] }]]), [], false);
    expect(steps.lines[0]).toMatchObject({
      isStep: true,
      points: [{ value: 1 }, { value: 0 }, { value: null }],
    });
    const texts = shapeOf(table('a:x', [{}, [{ type: 'string', values: ['on', null, 'off'] }]]), [], false);
    expect(texts.tableOnly).toMatch(/^Text values/);
    expect(texts.texts.map(([, , value]) => value)).toEqual(['on', '', 'off']);
  });

  // @sheet operator/13.63
  test('of distributions has percentiles, gaps where there are none, and the complete last one', () => {
    const quantile = (height: number) => ({
      p: 0.5,
      markerHeights: [0, 0, height, 0, 0],
      markerPositions: [1, 2, 3, 4, 5],
      desiredMarkerPositions: [1, 2, 3, 4, 5],
    });
    const distribution = (p50: number | undefined) => ({
      bins: [0, 10],
      counts: [3, 4],
      squaredMean: 0,
      sumOfSamples: 0,
      p50: p50 === undefined ? null : quantile(p50),
    });
    const shape = shapeOf(
      table('a:x', [
        {},
        [{ type: 'double_distribution', values: [distribution(5), null, distribution(undefined)] }],
      ]),
      [],
      false,
    );
    expect(shape.lines.map(({ name }) => name)).toEqual(['p50', 'p90', 'p99']);
    expect(shape.lines[0]?.points.map(({ value }) => value)).toEqual([5, null, null]);
    expect(shape.histograms).toEqual([
      {
        name: 'a:x',
        bins: [
          [0, 3],
          [10, 4],
        ],
      },
    ]);
  });

  // @sheet operator/13.63
  test('of counters hides its first point', () => {
    const deltas = shapeOf(table('a:x', [{}, [numbers(100, 2, 3)], 'delta']), [], false);
    expect(shownLines(deltas, false)[0]?.points.map(({ value }) => value)).toEqual([2, 3]);
    expect(shownLines(deltas, true)[0]?.points).toHaveLength(3);
    const counters = table('virtual_disk:reads', [{}, [numbers(100, 2, 3)]]);
    expect(shapeOf(counters, SCHEMAS, true).hasHistory).toBe(true);
    expect(shapeOf(counters, SCHEMAS, false).hasHistory).toBe(false);
    // Without a list of timeseries, those of the charts are known to be counters
    expect(shapeOf(counters, [], true).hasHistory).toBe(true);
    expect(shapeOf(table('a:x', [{}, [numbers(1, 2, 3)]]), [], true).hasHistory).toBe(false);
  });

  test('draws the eight largest lines of values that cannot be summed', () => {
    const many = table(
      'a:x',
      ...Array.from({ length: 12 }, (_, index) => [slot(index), [numbers(0, 0, index)]] as const),
    );
    const shape = shapeOf(many, [], false);
    expect(drawnLines(shape, shape.lines).map(({ name }) => name)).toEqual([
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
    ]);
    const [counted] = SCHEMAS;
    expect(drawnLines({ ...shape, schema: counted }, shape.lines)).toHaveLength(12);
  });

  test('with too many points is shown as a table', () => {
    const many = table('a:x', [{}, [numbers(1, 2, 3)]]);
    const [only] = Object.values(many.timeseries);
    if (!only) throw new Error('no series');
    only.points.timestamps = Array.from({ length: MOST_POINTS + 1 }, () => '2026-01-01T00:00:00Z');
    expect(shapeOf(many, [], false).tableOnly).toMatch(/200,000/);
  });

  // @sheet operator/13.63
  test('is the same as a file; formulas are escaped', () => {
    const { lines, texts } = shapeOf(
      table(
        'hardware_component:temperature',
        [slot(1), [numbers(1, null, 3)]],
        [slot(2), [numbers(4, 5, 6)]],
      ),
      SCHEMAS,
      false,
    );
    expect(seriesCsv(lines)).toBe(
      'series,sensor,slot,last,min,max,mean\r\n1,CPU,1,3,1,3,2\r\n2,CPU,2,6,4,6,5\r\n',
    );
    expect(samplesCsv(lines, texts).split('\r\n')).toHaveLength(8);
    expect(samplesCsv(lines, texts)).toContain('1,2026-01-01T00:01:00.000Z,\r\n');
    expect(samplesCsv([], [['=1+1', 'a,b', 'say "x"']])).toBe(
      'series,time,value\r\n\'=1+1,"a,b","say ""x"""\r\n',
    );
  });
});
