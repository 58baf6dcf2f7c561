import { speedLabel } from '../port-settings/labels.ts';

export type LinkWord = 'up' | 'training' | 'down' | 'unknown';

/** One link of a port. Members that the switch does not report are absent. */
export interface LinkInfo {
  readonly state: LinkWord;
  /** The switch's name of the state, when it is more precise: `RemoteFault`. */
  readonly detail?: string | undefined;
  readonly name?: string | undefined;
  readonly speed?: string | undefined;
  /** Null: the switch chooses. */
  readonly fec?: string | null | undefined;
  readonly autoneg?: boolean | undefined;
  readonly mtu?: number | undefined;
  readonly media?: string | undefined;
  readonly mac?: string | undefined;
  readonly enabled?: boolean | undefined;
}

/** Light in mW, and the current of the laser in mA, lane by lane. */
export interface Optics {
  readonly rx: readonly number[];
  readonly tx: readonly number[];
  readonly bias: readonly number[];
}

/** The status of a port as the switch reports it. */
export interface PortLink {
  readonly state: LinkWord;
  readonly links: readonly LinkInfo[];
  readonly optics?: Optics | undefined;
  readonly raw: unknown;
}

const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);

/** States of the switch's state machine in which a link is coming up. */
const TRAINING = /^(?:Wait|BERCheck)/;

/** Raw states of a link that is down. */
const BROKEN: ReadonlySet<string> = new Set([
  'RemoteFault',
  'LocalFault',
  'Disabled',
  'ConfigError',
  'Idle',
  'Faulted',
]);

/** The state of a link from the raw states; that of the state machine decides when the link is not up. */
function wordOf(state: string | undefined, machine: string | undefined): Pick<LinkInfo, 'state' | 'detail'> {
  const word = state?.toLowerCase();
  if (word === 'up') return { state: 'up' };
  if (word === 'training' || (machine !== undefined && TRAINING.test(machine)))
    return { state: 'training', detail: machine };
  const broken = [state, machine].find((one) => one !== undefined && BROKEN.has(one));
  if (word === 'down') return { state: 'down', detail: broken };
  return broken === undefined ? { state: 'unknown', detail: state } : { state: 'down', detail: broken };
}

function fecOf(value: unknown): string | null | undefined {
  return value === null ? null : textOf(value);
}

function infoOf(link: unknown): LinkInfo {
  const machine = textOf(propertyOf(link, 'fsmState'));
  const state = textOf(propertyOf(link, 'state')) ?? textOf(propertyOf(link, 'linkState'));
  const speed = textOf(propertyOf(link, 'speed'));
  return {
    ...wordOf(state, machine),
    name: textOf(propertyOf(link, 'linkName')),
    speed: speed === undefined ? undefined : speedLabel(speed),
    fec: fecOf(propertyOf(link, 'fec')),
    autoneg: flagOf(propertyOf(link, 'autoneg')),
    mtu: numberOf(propertyOf(link, 'mtu')),
    media: textOf(propertyOf(link, 'media')),
    mac: textOf(propertyOf(link, 'address')),
    enabled: flagOf(propertyOf(link, 'enabled')),
  };
}

/** Readings of one kind: bare numbers, or the average or the peak of each lane. */
function readings(value: unknown): number[] {
  return listOf(value).flatMap((one) => {
    const reading =
      numberOf(one) ?? numberOf(propertyOf(one, 'average')) ?? numberOf(propertyOf(one, 'peakToPeak'));
    return reading ?? [];
  });
}

function opticsOf(monitors: unknown): Optics | undefined {
  const optics = {
    rx: readings(propertyOf(monitors, 'receiverPower')),
    tx: readings(propertyOf(monitors, 'transmitterPower')),
    bias: readings(propertyOf(monitors, 'transmitterBiasCurrent')),
  };
  return Object.values(optics).some((lanes) => lanes.length > 0) ? optics : undefined;
}

/** From the worst to the best. */
const ORDER = ['down', 'training', 'unknown', 'up'] as const satisfies readonly LinkWord[];

/**
 * Parses the status of a port in the shape of our mock or of the production server. The state of a port is that of its worst link.
 * Never throws, because the contract does not define the shape (docs/screens/operator.md section 3.2).
 */
export function linkState(raw: unknown): PortLink {
  const single = propertyOf(raw, 'link');
  const links = (single === undefined ? listOf(propertyOf(raw, 'links')) : [single]).map(infoOf);
  const worst = ORDER.find((word) => links.some(({ state }) => state === word));
  return { state: worst ?? 'unknown', links, optics: opticsOf(propertyOf(raw, 'monitors')), raw };
}

/** `Up 100G`, `Training`, `Down`; with the switch's name of the state when it is more precise. */
export function linkText({ state, links }: Pick<PortLink, 'state' | 'links'>): string {
  if (state === 'up') {
    const speed = links.find((link) => link.speed !== undefined)?.speed;
    return speed === undefined ? 'Up' : `Up ${speed}`;
  }
  const detail = links.find((link) => link.state === state)?.detail;
  const word = { training: 'Training', down: 'Down', unknown: 'Unknown' }[state];
  return detail === undefined ? word : `${word} (${detail})`;
}

/** Optical power in dBm; no light is minus infinity. */
export const dbmText = (milliwatts: number): string =>
  milliwatts <= 0 ? '–∞ dBm' : `${(10 * Math.log10(milliwatts)).toFixed(1)} dBm`;
