import { changedFields, type LineRule } from './diff.ts';

const wordsOf = (value: string | readonly string[]): string => {
  const text = typeof value === 'string' ? value : value.join(', ');
  return text === '' ? 'nothing' : text;
};

/** `Priority: 100 → 200`; for a list only the added and removed items. */
function changeOf(label: string, was: string | readonly string[], is: string | readonly string[]): string {
  if (typeof was === 'string' || typeof is === 'string') return `${label}: ${wordsOf(was)} → ${wordsOf(is)}`;
  const added = is.filter((one) => !was.includes(one));
  const removed = was.filter((one) => !is.includes(one));
  const parts = [
    ...(added.length > 0 ? [`added ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`removed ${removed.join(', ')}`] : []),
  ];
  return `${label}: ${parts.join('; ')}`;
}

/** A version of a line compared to the base: one text per difference. In words, not only in colors. */
export function describeLine<Line>(
  base: Line | undefined,
  version: Line | undefined,
  rule: LineRule<Line>,
): readonly string[] {
  if (version === undefined) return [base === undefined ? 'Not there' : 'Removed'];
  if (base === undefined) {
    const values = rule.fields.map(({ label, of }) => [label, of(version)] as const);
    return [
      'Added',
      ...values.filter(([, value]) => value.length > 0).map(([l, v]) => `${l}: ${wordsOf(v)}`),
    ];
  }
  const fields = changedFields(base, version, rule);
  if (fields.length === 0) return ['As it was'];
  return fields.map(({ label, of }) => changeOf(label, of(base), of(version)));
}
