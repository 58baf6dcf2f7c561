import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid, notFound } from '../../wire/errors.ts';
import type { TargetReleaseRow } from '../../store/rows/support.ts';
import { FLEET_ID } from '../../store/store.ts';
import { releaseText } from './support-bundles.ts';
import { compareVersions } from './versions.ts';

/** No target was set yet: the system runs its initial release. */
function current(call: Call): TargetReleaseRow {
  const unset: TargetReleaseRow = {
    id: FLEET_ID,
    generation: 1,
    timeRequested: new Date(call.store.started),
    releaseSource: { type: 'unspecified' },
  };
  return call.tables.targetReleases.get(FLEET_ID) ?? unset;
}

/** Downgrades are not possible; the same target again is a new request. corrections "Users, quotas, system". */
function requireNotOlder(version: string, source: T.TargetReleaseSource): void {
  const running = releaseText(source);
  if (running === null) return;
  if (compareVersions(version, running) < 0)
    throw invalid(`the version ${version} is older than the target release ${running}`);
}

/**
 * The release that the system should run. docs/contract/server-behaviour.md section 2 "Target release"; system sheet 20 "System
 * update".
 */
export const targetRelease = {
  targetReleaseView(_, call) {
    return current(call);
  },

  targetReleaseUpdate({ body }, call) {
    const { systemVersion: version } = body;
    if (!call.tables.releases.some((release) => release.version === version))
      throw notFound('system-release', { name: version });
    const { generation, releaseSource } = current(call);
    requireNotOlder(version, releaseSource);
    return call.tables.targetReleases.put({
      id: FLEET_ID,
      generation: generation + 1,
      timeRequested: call.store.now(),
      releaseSource: { type: 'system_version', version },
    });
  },
} satisfies Partial<Handlers>;
