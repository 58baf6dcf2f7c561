import { isRecord } from '@console/shared/record';
import type { OtherBuild, PinnedFile, Rollout } from '@console/shared/contract';
import { rolloutMark, siloMark } from '@console/shared/rollout';

/*
 * Chooses which build of each area this document runs. The boot script does so before it fetches anything, so that a document never
 * loads files of two builds of an area. The script is inlined in every document, so this file contains only the code of the choice.
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
  /** `NAME:BUILD` words of the address, separated by commas, the most recent first. */
  asked: string;
  /** The same words of the tab, which it has requested before. */
  kept: string;
  /** The text of `COHORT_KEY`; undefined without storage, because the choice would then change with each document. */
  id: () => string | undefined;
  silo: string | undefined;
}

/** A build to run instead of the one that the registry serves. */
export interface Choice {
  area: string;
  build: string;
  /**
   * `refused`: it was requested, but the registry does not list it as a preview. `offered`: a preview of public pages, which runs only
   * after a click.
   */
  why: 'preview' | 'rollout' | 'refused' | 'offered';
  /** The row of the build; absent when it was refused. */
  row?: PinnedFile;
}

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
 * Position of a browser in a rollout, uniformly distributed in [0, 100). It also depends on area and build, so that each new build reaches
 * different browsers first.
 */
export const placeIn = (id: string, area: string, build: string): number =>
  (rolloutMark(id, area, build) / 2 ** 32) * 100;

const isIn = (area: string, { build, share = 0, silos }: Rollout, { id, silo }: Browser): boolean => {
  if (silos) return silo !== undefined && silos.includes(siloMark(silo, area, build));
  const own = share > 0 ? id() : undefined;
  return own !== undefined && placeIn(own, area, build) < share;
};

/** The build that words request of an area. */
const wordOf = (area: string, words: string): string | undefined =>
  words
    .split(',')
    .find((word) => word.startsWith(`${area}:`))
    ?.slice(area.length + 1);

/**
 * Chooses for one row: the requested preview, else the rollout that the browser belongs to. Undefined for the served build, which
 * also runs when a member is malformed.
 */
function choiceOf(value: unknown, browser: Browser): Choice | undefined {
  if (!isRecord(value) || typeof value['name'] !== 'string') return undefined;
  const { name: area, build: served, mount, previews, rollout } = value;
  const kept = wordOf(area, browser.kept);
  const asked = wordOf(area, browser.asked) ?? kept;
  if (asked !== undefined && asked !== 'off' && asked !== served) {
    const listed: unknown[] = Array.isArray(previews) ? previews : [];
    const found = listed.filter(isOtherBuild).find(({ build }) => build === asked);
    // Anyone can write a link; its text is shown, so it is short and cannot be a sentence
    if (!found) return { area, build: asked.replaceAll(/[^\w.-]/g, '').slice(0, 20), why: 'refused' };
    // Public pages take passwords and have no frame that names the build: a link alone must not change them
    return mount === 'public' && asked !== kept
      ? { area, build: asked, why: 'offered' }
      : { area, build: asked, why: 'preview', row: found.row };
  }
  if (!isRollout(rollout) || asked === served || !isIn(area, rollout, browser)) return undefined;
  return { area, build: rollout.build, why: 'rollout', row: rollout.row };
}

/** The choices that differ from what the registry serves, at most one for each area. */
export const choicesOf = (rows: readonly unknown[], browser: Browser): Choice[] =>
  rows.flatMap((row) => choiceOf(row, browser) ?? []);
