/** A parsed semantic version. */
interface Version {
  readonly core: readonly bigint[];
  /** Empty for a release. */
  readonly pre: readonly string[];
}

function parse(text: string): Version {
  const [plain = ''] = text.split('+');
  const dash = plain.indexOf('-');
  const core = dash < 0 ? plain : plain.slice(0, dash);
  return { core: core.split('.').map(BigInt), pre: dash < 0 ? [] : plain.slice(dash + 1).split('.') };
}

type Comparable = bigint | string | number;

function order<Value extends Comparable>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Numbers by value, texts by their characters, and numbers before texts. */
function comparePart(a: string, b: string): number {
  const [numberA, numberB] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (numberA !== numberB) return numberA ? -1 : 1;
  return numberA ? order(BigInt(a), BigInt(b)) : order(a, b);
}

/**
 * Negative when the first is older, positive when it is newer, zero when they are equal (semver.org, 11): the part after a plus does
 * not count. Both must be semantic versions, as the contract's patterns require.
 */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [parse(first), parse(second)];
  for (const [index, part] of a.core.entries()) {
    const difference = order(part, b.core[index] ?? 0n);
    if (difference !== 0) return difference;
  }
  // A version with a hyphen comes before the one without.
  if (a.pre.length === 0 || b.pre.length === 0) return order(b.pre.length, a.pre.length);
  for (const [index, part] of a.pre.entries()) {
    const other = b.pre[index];
    const difference = other === undefined ? 1 : comparePart(part, other);
    if (difference !== 0) return difference;
  }
  return order(a.pre.length, b.pre.length);
}
