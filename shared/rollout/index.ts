/* Marks of browsers and silos in a rollout: the release commands write them, and the boot script compares them. */

/** A number of 32 bits for a text, an area and a build, evenly distributed: FNV-1a with the finalizer of MurmurHash3. */
export function rolloutMark(text: string, area: string, build: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const char of `${text}/${area}/${build}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A silo as the registry of a rollout has it: everyone can read the registry, and names of silos are often those of customers. It hides a
 * name but does not keep it secret: a guessed name can be verified, and anyone can request the build.
 */
export const siloMark = (silo: string, area: string, build: string): string =>
  rolloutMark(silo, area, build).toString(36);
