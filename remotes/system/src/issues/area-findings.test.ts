import { describe, expect, test } from 'vitest';
import { readFindings } from './area-findings.ts';

const one = { key: 'old', severity: 'notice', text: 'Report daily is old', to: '/reports/daily' };

describe('the findings of another area', () => {
  test('have keys of their own, the worst first', () =>
    expect(readFindings([one, { ...one, severity: 'destructive', key: 'gone' }], 'reports')).toEqual({
      findings: [
        { ...one, severity: 'destructive', key: 'reports: gone' },
        { ...one, key: 'reports: old' },
      ],
      more: 0,
    }));

  test('none are none', () => expect(readFindings([], 'reports')).toEqual({ findings: [], more: 0 }));

  test.each([
    [undefined, 'It does not list findings'],
    [{ 0: one, length: 1 }, 'It does not list findings'],
    [[undefined], 'It lists something that is not a finding'],
    [[{ ...one, severity: 'constructor' }], 'It lists something that is not a finding'],
    [[{ ...one, text: { toString: () => 'x' } }], 'It lists something that is not a finding'],
    [[{ ...one, key: 1 }], 'It lists something that is not a finding'],
    [[{ ...one, to: 'javascript:alert(1)' }], 'It lists something that is not a finding'],
    [[{ ...one, to: '//elsewhere.example' }], 'It lists something that is not a finding'],
    [[one, {}], 'It lists something that is not a finding'],
  ])('%j is a failed read', (answer, message) =>
    expect(() => readFindings(answer, 'reports')).toThrow(message),
  );

  test('that are too many leave room for others, by the least of them', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...one, key: `${index}` }));
    const { findings, more } = readFindings(
      [...many, { ...one, key: 'bad', severity: 'destructive' }],
      'reports',
    );
    expect(findings).toHaveLength(50);
    expect(findings[0]?.key).toBe('reports: bad');
    expect(more).toBe(11);
  });

  test('that are too long are cut', () =>
    expect(
      readFindings([{ ...one, text: 'x'.repeat(5_000) }], 'reports').findings[0]?.text.length,
    ).toBeLessThan(301));
});
