import { CONTRACT_VERSION, type Rollout } from '@console/shared/contract';
import { API_VERSION } from '@console/shared/api';
import { factLines } from '@console/shared/format';
import { config, goneAtom, pathOf, store } from '@console/shared/runtime';
import { currentConsole } from '../composition/console.ts';
import { isRollout } from '../composition/choice.ts';
import type { Cohort } from '../composition/running-rows.ts';
import type { AreaFailure } from '../composition/loader.ts';
import type { AreaRow } from '../composition/registry-rows.ts';
import type { RemoteError } from '../composition/remote-error.ts';
import { extensionFailure } from '../composition/extension-failures.ts';

/** Publication time, publisher and commit of the build, where the row contains them. */
function publishedText({ publishedAt, publishedBy, commit }: AreaRow): string | undefined {
  const parts = [publishedAt, publishedBy && `by ${publishedBy}`, commit && `commit ${commit}`];
  const known = parts.filter((part) => part !== undefined && part !== '');
  return known.length === 0 ? undefined : known.join(', ');
}

/** Release of an area; for rows without one, the version of the shared modules that the build was built with. */
const versionOf = ({ version, shared }: AreaRow): string => version ?? shared;

/** Report for an administrator about an area that could not be loaded, as text. */
export function areaReport(error: RemoteError): string {
  const { rows, loader } = currentConsole();
  const row = loader.rowOf(error.area) ?? rows.find((one) => one.name === error.area);
  return factLines([
    ['area', error.area],
    ['reason', error.reason],
    ['message', error.message],
    ['entry', row?.entry],
    ['build', row?.build],
    ['published', row && publishedText(row)],
    ['contract', row?.contract],
    ['shell', `${config().build}, contract ${CONTRACT_VERSION}`],
    ['page', pathOf(location.pathname)],
    ['time', new Date().toISOString()],
  ]);
}

/** One row of the support page. */
export interface AreaSummary {
  name: string;
  label: string;
  state: string;
  version: string;
  contract: number;
  /** Id of the running build, or of the build that runs when the area is opened. */
  build: string;
  /** Publication time, publisher and commit; undefined when the registry does not contain them. */
  published: string | undefined;
  /** Load time in milliseconds, for loaded areas. */
  loadTime: number | undefined;
  lastError: string | undefined;
  /** Its extensions of pages of other areas; undefined for none. */
  adds: string | undefined;
  /** Why the area runs this build instead of the published one; undefined when it runs that one. */
  cohort: string | undefined;
}

const rolloutText = ({ share, silos = [] }: Rollout): string =>
  share === undefined ? `rollout to the silos ${silos.join(', ')}` : `rollout to ${share} % of the browsers`;

function cohortText(cohort: Cohort | undefined, row: AreaRow): string | undefined {
  const rollout = isRollout(row.rollout) ? row.rollout : undefined;
  if (cohort?.why === 'refused') return `${cohort.build} is not a preview of this console`;
  if (cohort?.why === 'offered') return `${cohort.build} was not accepted`;
  if (!cohort) return rollout && `not in the ${rolloutText(rollout)}`;
  const name = cohort.why === 'preview' || !rollout ? cohort.why : rolloutText(rollout);
  return cohort.problem === undefined ? name : `${name}: ${cohort.build} cannot run, ${cohort.problem}`;
}

const failureText = ({ error, at }: AreaFailure): string =>
  `${error.reason}: ${error.message} (${at.toISOString()})`;

/** Something that an area adds to pages of other areas, as a row of the support page. */
export interface ExtensionSummary {
  key: string;
  label: string;
  place: string;
  /** Label of the area that adds it. */
  owner: string;
  /** Its own last failure in this tab. */
  lastError: string | undefined;
}

/** All extensions of pages of other areas, from the running rows. */
export function extensionSummaries(): ExtensionSummary[] {
  const { rows, loader } = currentConsole();
  return rows.flatMap((registered) => {
    const { name, label: owner, extends: all = [] } = loader.rowOf(registered.name) ?? registered;
    return all.map(({ id, label, place }) => {
      const failure = extensionFailure(name, id);
      return { key: `${name} ${id}`, label, place, owner, lastError: failure && failureText(failure) };
    });
  });
}

/** State of every area in the registry. */
export function areaSummaries(): AreaSummary[] {
  const { rows, loader, switchedOff, cohorts } = currentConsole();
  const states = loader.states();
  return rows.map((registered) => {
    const row = loader.rowOf(registered.name) ?? registered;
    const failure = loader.lastErrors().get(row.name);
    const state = states.get(row.name) ?? { phase: row.refusal === undefined ? 'idle' : 'refused' };
    return {
      name: row.name,
      label: row.label,
      state: switchedOff.includes(row.name) ? 'off' : row.elsewhere ? 'in the other document' : state.phase,
      version: versionOf(row),
      contract: row.contract,
      build: row.build,
      published: publishedText(row),
      loadTime: 'loadTime' in state ? Math.round(state.loadTime) : undefined,
      lastError: failure ? failureText(failure) : row.refusal && `registry: ${row.refusal}`,
      adds: row.extends?.map(({ label, place }) => `${label} (${place})`).join(', ') || undefined,
      cohort: cohortText(cohorts.get(row.name), registered),
    };
  });
}

/** The support page as text, for a message to the administrator of the console. */
export function supportText(areas: readonly AreaSummary[], extensions: readonly ExtensionSummary[]): string {
  const head = factLines([
    ['console', config().build],
    ['contract', CONTRACT_VERSION],
    ['API', API_VERSION],
    ['not on this server', store.get(goneAtom).join(', ') || undefined],
    ['browser', navigator.userAgent],
    ['time', new Date().toISOString()],
  ]);
  const blocks = areas.map((area) =>
    factLines([
      ['area', area.name],
      ['state', area.state],
      ['version', area.version],
      ['contract', area.contract],
      ['build', area.build],
      ['cohort', area.cohort],
      ['published', area.published],
      ['load time', area.loadTime === undefined ? undefined : `${area.loadTime} ms`],
      ['adds', area.adds],
      ['last error', area.lastError],
    ]),
  );
  const added = extensions.map(({ label, place, owner, lastError }) =>
    factLines([
      ['extension', label],
      ['place', place],
      ['area', owner],
      ['last error', lastError],
    ]),
  );
  return [head, ...blocks, ...added].join('\n\n');
}
