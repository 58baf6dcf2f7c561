import { CONTRACT_VERSION } from '@console/shared/contract';
import { config } from '@console/shared/runtime';
import { theConsole } from '../console.ts';
import type { RemoteError } from '../remote-error.ts';
import { table } from './table.ts';

/** What an administrator needs to find out why an area is not there, as text. */
export function areaReport(error: RemoteError): string {
  const row = theConsole().rows.find((one) => one.name === error.area);
  return table([
    ['area', error.area],
    ['reason', error.reason],
    ['message', error.message],
    ['entry', row?.entry],
    ['build', row?.build],
    ['contract', row?.contract],
    ['shell', `${config().build}, contract ${CONTRACT_VERSION}`],
    ['page', location.pathname],
    ['time', new Date().toISOString()],
  ]);
}

/** One line of the support page. */
export interface AreaSummary {
  name: string;
  label: string;
  state: string;
  version: string;
  contract: number;
  build: string;
  /** Milliseconds, for areas that are loaded. */
  loadTime: number | undefined;
  lastError: string | undefined;
}

/** State of every area in the registry. */
export function areaSummaries(): AreaSummary[] {
  const { rows, loader, switchedOff } = theConsole();
  return rows.map((row) => {
    const state = loader.states().get(row.name) ?? { phase: 'idle' as const };
    return {
      name: row.name,
      label: row.label,
      state: switchedOff.includes(row.name) ? 'off' : state.phase,
      version: row.shared,
      contract: row.contract,
      build: row.build,
      loadTime: state.phase === 'ready' ? Math.round(state.loadTime) : undefined,
      lastError:
        'error' in state ? `${state.reason}: ${state.error.message} (${state.at.toISOString()})` : undefined,
    };
  });
}

/** The support page as text, for a message to whoever runs the console. */
export function supportText(areas: readonly AreaSummary[]): string {
  const head = table([
    ['console', config().build],
    ['contract', CONTRACT_VERSION],
    ['browser', navigator.userAgent],
    ['time', new Date().toISOString()],
  ]);
  const blocks = areas.map((area) =>
    table([
      ['area', area.name],
      ['state', area.state],
      ['version', area.version],
      ['contract', area.contract],
      ['build', area.build],
      ['load time', area.loadTime === undefined ? undefined : `${area.loadTime} ms`],
      ['last error', area.lastError],
    ]),
  );
  return [head, ...blocks].join('\n\n');
}
