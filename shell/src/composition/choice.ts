import type { OtherBuild, PinnedFile, Rollout } from '@console/shared/contract';

/*
 * Chooses which build of each area this document runs. The boot script does so before it fetches anything, so that a document never
 * loads files of two builds of an area. The script is inlined in every document, so this file contains only what the choice needs.
 */

/** Key of the session storage: `NAME:BUILD` words of the previews that the tab has requested; they end with the tab. */
export const PREVIEWS_KEY = 'console-previews';
/** Key of the local storage: a random text that decides the browser's place in every rollout. It is never sent. */
export const COHORT_KEY = 'console-cohort';
/** Key of the local storage: silo of the user; deleted with the other data of the user (`PERSONAL_PREFIX`). */
export const SILO_KEY = 'personal:silo';
/** Global variable in which the boot script leaves its choices for the shell. */
export const CHOICES = 'consoleChoices';

/** Input of the choice besides the registry. */
export interface Browser {
  /** `NAME:BUILD` words separated by commas, the most recent first. */
  asked: string;
  /** The text of `COHORT_KEY`; undefined without storage, because the choice would then change with each document. */
  id: () => string | undefined;
  silo: string | undefined;
}

/** A build to run instead of the one that the registry serves. */
export interface Choice {
  area: string;
  build: string;
  /** `refused`: it was requested, but the registry does not list it as a preview. */
  why: 'preview' | 'rollout' | 'refused';
  /** The row of the build; absent when it was refused. */
  row?: PinnedFile;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isMatch = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/** Whether a member of a row is a build that may run: its row is a file of this site with a pinned hash. */
export const isOtherBuild = (value: unknown): value is OtherBuild =>
  isRecord(value) &&
  isMatch(value['build'], /^[\w.-]+$/) &&
  Array.isArray(value['row']) &&
  isMatch(value['row'][0], /^(\/\w[\w.~@+-]*)+\.json$/) &&
  isMatch(value['row'][1], /^sha384-[A-Za-z0-9+/]{64}$/);

/** Whether a member of a row is a rollout: to a share of the browsers, or to silos. */
export const isRollout = (value: unknown): value is Rollout => {
  if (!isRecord(value) || !isOtherBuild(value)) return false;
  const { share, silos } = value;
  return silos === undefined
    ? typeof share === 'number' && share >= 0 && share <= 100
    : share === undefined && Array.isArray(silos) && silos.every((silo) => typeof silo === 'string');
};

/**
 * Position of a browser in a rollout, uniformly distributed in [0, 100): FNV-1a with the finalizer of MurmurHash3. It also depends on
 * area and build, so that each new build reaches different browsers first.
 */
export function placeIn(id: string, area: string, build: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const char of `${id}/${area}/${build}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

const isIn = (area: string, { build, share = 0, silos }: Rollout, { id, silo }: Browser): boolean => {
  if (silos) return silo !== undefined && silos.includes(silo);
  const own = share > 0 ? id() : undefined;
  return own !== undefined && placeIn(own, area, build) < share;
};

/**
 * Chooses for one row: the requested preview, else the rollout that the browser belongs to. Undefined for the served build, which
 * also runs when a member is malformed.
 */
function choiceOf(value: unknown, browser: Browser): Choice | undefined {
  if (!isRecord(value) || typeof value['name'] !== 'string') return undefined;
  const { name: area, build: served, previews, rollout } = value;
  const asked = browser.asked
    .split(',')
    .find((word) => word.startsWith(`${area}:`))
    ?.slice(area.length + 1);
  if (asked !== undefined && asked !== 'off' && asked !== served) {
    const listed: unknown[] = Array.isArray(previews) ? previews : [];
    const found = listed.filter(isOtherBuild).find(({ build }) => build === asked);
    return found
      ? { area, build: asked, why: 'preview', row: found.row }
      : { area, build: asked, why: 'refused' };
  }
  if (!isRollout(rollout) || asked === served || !isIn(area, rollout, browser)) return undefined;
  return { area, build: rollout.build, why: 'rollout', row: rollout.row };
}

/** The choices that differ from what the registry serves, at most one for each area. */
export const choicesOf = (rows: readonly unknown[], browser: Browser): Choice[] =>
  rows.flatMap((row) => choiceOf(row, browser) ?? []);
