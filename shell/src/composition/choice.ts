import type { OtherBuild, PinnedFile, Rollout } from '@console/shared/contract';

/*
 * Which build of each area this document runs. The boot script decides it before anything is fetched, so that a document never loads
 * files of two builds of an area; it is part of every document, so only what the choice needs is here.
 */

/** Key of the session storage: `NAME:BUILD` words of the previews that the tab has asked for; they end with the tab. */
export const PREVIEWS_KEY = 'console-previews';
/** Key of the local storage: a random text that decides the browser's place in every rollout. It is never sent. */
export const COHORT_KEY = 'console-cohort';
/** Key of the local storage: silo of the person; deleted with what else belongs to the person (`PERSONAL_PREFIX`). */
export const SILO_KEY = 'personal:silo';
/** Global variable in which the boot script leaves its choices for the shell. */
export const CHOICES = 'consoleChoices';

/** What the choice depends on beside the registry. */
export interface Browser {
  /** `NAME:BUILD` words separated by commas, the most recent first. */
  asked: string;
  /** The text of `COHORT_KEY`; undefined where the browser keeps nothing, so that its choice could not stay the same. */
  id: () => string | undefined;
  silo: string | undefined;
}

/** A build that is to run instead of the one that the registry serves. */
export interface Choice {
  area: string;
  build: string;
  /** `refused`: it was asked for, but the registry does not list it as a preview. */
  why: 'preview' | 'rollout' | 'refused';
  /** The row of the build; absent when it was refused. */
  row?: PinnedFile;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isMatch = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/** Whether a member of a row is a build that may be run: its row is a file of this site, under a hash. */
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
 * Place of a browser in a rollout, evenly distributed from 0 to below 100: FNV-1a with the last steps of MurmurHash3. It depends on
 * area and build as well, so that not the same browsers get every new build.
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
 * Chooses for one row: the preview that was asked for, else the rollout that the browser belongs to. Undefined for the build that is
 * served, which every malformed member leaves in use.
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

/** The choices that differ from what the registry serves, one for each area at most. */
export const choicesOf = (rows: readonly unknown[], browser: Browser): Choice[] =>
  rows.flatMap((row) => choiceOf(row, browser) ?? []);
