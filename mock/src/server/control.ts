import { isRecord } from '@console/shared/record';
import { invalid, MockError } from '../wire/errors.ts';
import type { Answer, Exchange } from '../wire/exchange.ts';
import { DRIFTS } from './drift-facts.ts';
import { readFault, type Faults } from './faults.ts';
import { parseJsonBody } from '../wire/json-body.ts';
import { CUTS, isDown, rackModes, setDown } from '../resources/rack/modes.ts';
import { operations } from '../wire/operations.ts';
import type { Services } from '../services/answer.ts';
import { failCollections } from '../resources/support/support-bundles.ts';
import { forgetPersonas } from '../auth/sessions.ts';
import type { Clock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { isSeedName, type SeedName } from '../seeds/index.ts';
import { demoLatency, type Settings } from './settings.ts';

/** The parts of a `Mock` that the control endpoints read and set. */
export interface Controlled {
  readonly clock: Clock;
  readonly faults: Faults;
  readonly settings: Settings;
  readonly calls: ReadonlyMap<string, number>;
  readonly store: Store;
  readonly seed: SeedName;
  readonly services: Services;
  reset(seed?: SeedName): void;
}

type Control = (mock: Controlled, body: Readonly<Record<string, unknown>>) => unknown;

function readBody(bytes: Uint8Array<ArrayBuffer>): Record<string, unknown> {
  if (bytes.length === 0) return {};
  const value = parseJsonBody(new TextDecoder().decode(bytes));
  if (!isRecord(value)) throw invalid('the body must be an object');
  return value;
}

/** The longest time that a control accepts, in milliseconds: ten years. Dates far beyond that cannot be represented. */
const LONGEST = 10 * 366 * 24 * 3_600_000;

/** A number from 0 to `most`. */
function amount(value: unknown, name: string, most = LONGEST): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= most))
    throw invalid(`"${name}" must be a number from 0 to ${most}`);
  return value;
}

function state({ store, settings, seed, calls, faults, clock }: Controlled): unknown {
  const counts = Object.entries(store.tables).map(([name, table]) => [name, table.size] as const);
  return {
    seed,
    now: new Date(clock.now()).toISOString(),
    settings,
    faults: faults.list(),
    calls: Object.fromEntries(calls),
    rows: Object.fromEntries(counts),
  };
}

/** The control endpoints; see README "Control endpoints". */
/** @throws MockError 400 for a value that is present and not a boolean */
function flag(value: unknown, name: string): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  throw invalid(`"${name}" must be true or false`);
}

const controls: Readonly<Record<string, Control>> = {
  'GET state': state,
  'GET faults': (mock) => mock.faults.list(),
  'POST faults': (mock, body) => {
    mock.faults.add(readFault(body));
    return mock.faults.list();
  },
  'DELETE faults': ({ faults }, { id }) => {
    if (id === undefined) faults.clear();
    else if (!faults.remove(amount(id, 'id')))
      throw new MockError(404, 'ObjectNotFound', `there is no fault ${JSON.stringify(id)}`);
    return faults.list();
  },
  'GET operations': ({ services }) =>
    [...operations, ...services.operations].map(({ id, row }) => ({
      id,
      method: row.method,
      path: row.path,
    })),
  'POST reset': (mock, { seed }) => {
    if (seed !== undefined && !isSeedName(seed)) throw invalid('unknown seed');
    mock.reset(seed);
    return state(mock);
  },
  'POST chaos': ({ settings }, { percent }) => {
    settings.chaos = amount(percent, 'percent', 100);
    return settings;
  },
  'POST drift': ({ settings }, { to }) => {
    const drift = DRIFTS.find((one) => one === to);
    if (!drift) throw invalid(`"to" must be one of ${DRIFTS.join(', ')}`);
    settings.drift = drift;
    return settings;
  },
  'POST rack': ({ store }, { production, hide }) => {
    const modes = rackModes(store);
    modes.tellsProductionStatus = flag(production, 'production') ?? modes.tellsProductionStatus;
    modes.hidesSwitches = flag(hide, 'hide') ?? modes.hidesSwitches;
    return modes;
  },
  'POST flap': ({ store }, { what, switch: location, name, down }) => {
    const cut = CUTS.find((one) => one === what);
    if (!cut) throw invalid(`"what" must be one of ${CUTS.join(', ')}`);
    if (typeof location !== 'string' || typeof name !== 'string')
      throw invalid('"switch" and "name" must be texts');
    setDown(store, cut, location, name, flag(down, 'down') ?? true);
    return { what, switch: location, name, down: isDown(store, cut, location, name) };
  },
  'POST latency': ({ settings }, { ms, off }) => {
    if (flag(off, 'off') === true) settings.latency = null;
    else
      settings.latency =
        ms === undefined ? { ...demoLatency } : { min: amount(ms, 'ms'), max: amount(ms, 'ms') };
    return settings;
  },
  'POST persona': ({ settings, store }, { name }) => {
    if (name !== undefined && !store.tables.users.some((user) => user.displayName === name))
      throw invalid('there is no such user');
    settings.persona = typeof name === 'string' ? name : undefined;
    forgetPersonas(store);
    return settings;
  },
  'POST fail-collections': (mock) => {
    failCollections(mock.store);
    return state(mock);
  },
  'POST clock': (mock, { advance }) => {
    mock.clock.advance(amount(advance, 'advance'));
    return state(mock);
  },
};

/**
 * Answers `/__mock/…`.
 * @throws MockError 404 for a control that does not exist, 400 for a bad body
 */
export function answerControl(mock: Controlled, { method, url, body }: Exchange): Answer {
  const control = controls[`${method} ${url.pathname.slice('/__mock/'.length)}`];
  if (control === undefined)
    throw new MockError(404, 'NotFound', `controls: ${Object.keys(controls).join(', ')}`);
  const result = control(mock, readBody(body));
  const answer = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(result) };
  // A persona has no session of a sign-in
  return control === controls['POST persona']
    ? { status: 200, ...answer, session: null }
    : { status: 200, ...answer };
}
