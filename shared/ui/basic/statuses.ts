import {
  Activity,
  ArrowRightLeft,
  Ban,
  Check,
  CircleArrowDown,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CirclePlay,
  CircleSlash,
  CircleStop,
  LoaderCircle,
  OctagonX,
  PowerOff,
  TriangleAlert,
  Unplug,
  Wrench,
} from 'lucide-react';
import { entryOf, humanize } from '@console/shared/format';
import type { IconType } from './icon.tsx';
import type { Tone } from './tone.ts';

/** Emphasis of a status: normal, at rest, or in need of attention. */
export type StatusVolume = 'plain' | 'quiet' | 'loud';

export type StatusLook = { readonly tone: Tone; readonly icon: IconType; readonly volume: StatusVolume };

const look = (tone: Tone, icon: IconType, volume: StatusVolume = 'plain'): StatusLook => ({
  tone,
  icon,
  volume,
});

const working = look('info', LoaderCircle);
const leaving = look('neutral', LoaderCircle);
const destroyed = look('neutral', CircleSlash, 'quiet');
const broken = look('destructive', OctagonX, 'loud');
const care = look('notice', Wrench, 'loud');
const good = look('success', CircleCheck);
const off = look('neutral', CircleDashed, 'quiet');

/** The one table of statuses (docs/design/language.md section 8), by entity and raw value of the API. */
export const STATUSES = {
  instance: {
    creating: working,
    starting: working,
    running: look('success', CirclePlay),
    rebooting: working,
    stopping: leaving,
    stopped: look('neutral', CircleStop, 'quiet'),
    repairing: care,
    migrating: look('info', ArrowRightLeft),
    failed: broken,
    destroyed,
  },
  disk: {
    attached: good,
    attaching: working,
    creating: working,
    detaching: leaving,
    detached: off,
    destroyed,
    faulted: broken,
    maintenance: care,
    import_ready: look('info', CircleArrowDown),
    importing_from_url: working,
    importing_from_bulk_writes: working,
    finalizing: working,
  },
  snapshot: { creating: working, destroyed, faulted: broken, ready: good },
  toggle: { enabled: good, disabled: off },
  action: { allow: look('success', Check), deny: look('destructive', Ban) },
  hardware: {
    'in service': good,
    in_service: good,
    // The policy of a sled, as docs/screens names it
    'In service': good,
    Expunged: destroyed,
    active: look('success', Activity),
    expunged: destroyed,
    decommissioned: look('neutral', PowerOff, 'quiet'),
  },
  /** Sleds that are plugged in but not part of the system yet. */
  waiting: {
    waiting: look('info', CircleArrowDown),
    'being added': working,
    'added, starting': good,
  },
  /** Slots of a rack. */
  slot: {
    'reported twice': look('destructive', TriangleAlert, 'loud'),
    'waiting to be added': look('info', CircleArrowDown),
    expunged: destroyed,
    decommissioned: look('neutral', PowerOff, 'quiet'),
    'no new instances': look('notice', Ban),
    'in service': good,
    empty: off,
    unknown: look('neutral', CircleHelp, 'quiet'),
  },
  /** Steps of a checklist. */
  step: {
    done: good,
    'to do': look('info', CircleDashed),
    'needs attention': look('notice', TriangleAlert),
    unknown: look('neutral', CircleHelp, 'quiet'),
    'not needed': look('neutral', CircleSlash, 'quiet'),
  },
  /** Deliveries to receivers of webhooks. */
  delivery: { pending: working, delivered: good, failed: broken, 'Delivered on resend': good },
  /** Health of a webhook receiver. */
  receiver: { healthy: good, waiting: working, 'not reachable': broken },
  /** Support bundles. */
  bundle: { collecting: working, ready: good, failed: broken, deleting: leaving },
  connection: {
    connecting: working,
    connected: good,
    disconnected: look('notice', Unplug),
    error: broken,
  },
  /** Sessions of BGP, in words (docs/screens/operator.md section 3.4). */
  bgp: {
    Established: good,
    'Session setup': working,
    'Open confirm': working,
    'Open sent': working,
    Connect: look('notice', CircleDashed),
    Active: look('notice', CircleDashed),
    Idle: look('notice', CircleDashed),
  },
  /** Sessions of BGP that are not established for more than a minute. */
  bgp_late: {
    Connect: look('notice', Unplug, 'loud'),
    Active: look('notice', Unplug, 'loud'),
    Idle: look('notice', Unplug, 'loud'),
  },
  /** Sessions of BFD, in words (docs/screens/operator.md section 3.7). */
  bfd: {
    Up: good,
    Init: working,
    Down: broken,
    'Admin down': off,
  },
  /** Links of switch ports, by a state derived from the raw one (docs/screens/operator.md section 3.2). */
  link: {
    up: good,
    training: working,
    down: broken,
    unknown: look('neutral', CircleHelp),
  },
  /** Whether the rack is connected (docs/screens/operator.md section 9.2). */
  verdict: {
    Healthy: good,
    'Healthy, partly unknown': look('success', CircleHelp),
    Settling: working,
    Degraded: look('notice', Wrench, 'loud'),
    Down: broken,
    Unknown: look('notice', CircleHelp, 'loud'),
    'Not configured': off,
    'Up, not in use': off,
    ok: good,
    starting: working,
    degraded: look('notice', Wrench, 'loud'),
    down: broken,
    unknown: look('neutral', CircleHelp),
    idle: off,
  },
  /** Requests of this tab. */
  activity: {
    running: working,
    stopping: leaving,
    interrupted: look('notice', Unplug, 'loud'),
    done: good,
    accepted: look('info', Check),
    'not started': off,
    'in progress': working,
    failed: broken,
    'given up': off,
    unknown: look('notice', CircleHelp, 'loud'),
  },
} as const satisfies Record<string, Record<string, StatusLook>>;

export type StatusEntity = keyof typeof STATUSES;

/** Entities whose statuses begin with a capital letter in docs/screens. In the others CSS raises the first letter. */
const CAPITALIZED: ReadonlySet<StatusEntity> = new Set(['toggle', 'waiting', 'link', 'receiver', 'bundle']);

/**
 * The look of a status. An unknown status of a newer server is neutral, and so is one that an older server does not report
 * (undefined, against its type).
 */
export function lookupStatus(entity: StatusEntity, status: string): StatusLook & { readonly label: string } {
  const looks: Readonly<Record<string, StatusLook>> = STATUSES[entity];
  const known = entryOf(looks, status);
  const words = humanize(status);
  const label = CAPITALIZED.has(entity) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  return { ...(known ?? look('neutral', CircleDashed)), label };
}
