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
  Unplug,
  Wrench,
} from 'lucide-react';
import type { IconType } from './icon.tsx';
import type { Tone } from './tone.ts';

/** How loud a status is: plain, at rest, or in need of a person. */
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
    active: look('success', Activity),
    expunged: destroyed,
    decommissioned: look('neutral', PowerOff, 'quiet'),
  },
  connection: {
    connecting: working,
    connected: good,
    disconnected: look('notice', Unplug),
    error: broken,
  },
  /** What this tab has asked for. */
  activity: {
    running: working,
    stopping: leaving,
    interrupted: look('notice', Unplug, 'loud'),
    done: good,
    accepted: look('info', Check),
    failed: broken,
    'given up': off,
    unknown: look('notice', CircleHelp, 'loud'),
  },
} as const satisfies Record<string, Record<string, StatusLook>>;

export type StatusEntity = keyof typeof STATUSES;

/** The look of a status. One that a newer server has made up is neutral and plain; it never breaks a page. */
export function lookupStatus(entity: StatusEntity, status: string): StatusLook & { readonly label: string } {
  const looks: Readonly<Record<string, StatusLook>> = STATUSES[entity];
  const known = Object.hasOwn(looks, status) ? looks[status] : undefined;
  return { ...(known ?? look('neutral', CircleDashed)), label: status.replaceAll('_', ' ') };
}
