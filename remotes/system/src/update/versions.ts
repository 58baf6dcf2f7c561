/** The API's pattern of versions (semver.org, 2). */
const VERSION =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/;

interface Version {
  readonly core: readonly bigint[];
  /** Parts after the hyphen; empty for a release. */
  readonly before: readonly string[];
}

/** Whether a text is a semantic version. */
export const isVersion = (text: string): boolean => VERSION.test(text);

function parsed(text: string): Version {
  const [, major = '0', minor = '0', patch = '0', before] = VERSION.exec(text) ?? [];
  return { core: [BigInt(major), BigInt(minor), BigInt(patch)], before: before?.split('.') ?? [] };
}

const order = <Value extends bigint | number | string>(a: Value, b: Value): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** Numbers by value and before words, words by their characters. */
function orderOfParts(a: string, b: string): number {
  const [isNumberA, isNumberB] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumberA !== isNumberB) return isNumberA ? -1 : 1;
  return isNumberA ? order(BigInt(a), BigInt(b)) : order(a, b);
}

const firstDifference = (differences: readonly number[]): number =>
  differences.find((difference) => difference !== 0) ?? 0;

/**
 * Negative when the first version is older, positive when it is newer, zero when they are equal: the part after a plus does not
 * count, and pre-releases are older than their release (semver.org, 11). Both must be valid versions.
 */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [parsed(first), parsed(second)];
  const byCore = firstDifference(a.core.map((part, index) => order(part, b.core[index] ?? 0n)));
  if (byCore !== 0) return byCore;
  if (a.before.length === 0 || b.before.length === 0) return order(b.before.length, a.before.length);
  const shorter = Math.min(a.before.length, b.before.length);
  const byPart = firstDifference(
    a.before.slice(0, shorter).map((part, index) => orderOfParts(part, b.before[index] ?? '')),
  );
  return byPart === 0 ? order(a.before.length, b.before.length) : byPart;
}
