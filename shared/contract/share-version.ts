/** Major, minor and patch; undefined when the version is not three plain numbers. */
const parts = (version: string): [number, number, number] | undefined => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3])];
};

/**
 * Whether a shared module of version `offered` satisfies `required`, a caret range such as `^1.2.0`: the only form that our
 * remotes are built with (build/shares.ts). Returns false for every other form of either argument.
 */
export function satisfies(offered: string, required: string): boolean {
  const [have, want] = [parts(offered), required.startsWith('^') ? parts(required.slice(1)) : undefined];
  if (have === undefined || want === undefined || have[0] !== want[0]) return false;
  if (have[1] !== want[1]) return have[0] > 0 && have[1] > want[1];
  return have[2] >= want[2];
}
