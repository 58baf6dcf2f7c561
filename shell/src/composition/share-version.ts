/** Major, minor and patch; undefined for anything but three plain numbers. */
const parts = (version: string): [number, number, number] | undefined => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3])];
};

/**
 * Whether a shared module of version `offered` may be given to a remote that requires `required`, a caret range such as
 * `^1.2.0`: the only form our remotes are built with (build/shares.ts). Whatever else either is, the answer is no.
 */
export function satisfies(offered: string, required: string): boolean {
  const [have, want] = [parts(offered), required.startsWith('^') ? parts(required.slice(1)) : undefined];
  if (have === undefined || want === undefined || have[0] !== want[0]) return false;
  if (have[1] !== want[1]) return have[0] > 0 && have[1] > want[1];
  return have[2] >= want[2];
}
