import type { PhysicalDisk, Sled } from '@console/shared/api';
import { humanize, pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { isInService, takesInstances } from '../base/sleds/states.ts';
import type { Finding } from '../base/finding.ts';
import { isDiskInService } from './disks/states.ts';

/** Number of disks that are named; the list has the others. */
const NAMED = 4;

/** A sled that was taken out: its place may be empty, and nothing is left to do. */
const isGone = ({ policy, state }: Pick<Sled, 'policy' | 'state'>): boolean =>
  policy?.kind === 'expunged' && state === 'decommissioned';

/** Sleds that run no instances though they are part of the system, or accept no new ones. */
export const sledFindings = (sleds: readonly Sled[]): readonly Finding[] =>
  sleds.flatMap((sled): Finding[] => {
    if (isGone(sled) || takesInstances(sled)) return [];
    const { serial } = sled.baseboard;
    const isClosed = isInService(sled);
    return [
      {
        key: `sled ${sled.id} ${isClosed ? 'closed' : 'out'}`,
        severity: isClosed ? 'info' : 'notice',
        text: isClosed
          ? `Sled ${serial} accepts no new instances`
          : `Sled ${serial} is out of service: ${humanize(sled.policy?.kind ?? 'policy not reported')}, ${sled.state}`,
        to: to('/system/inventory/sleds/:sledId/instances', { sledId: sled.id }),
      },
    ];
  });

/** Sleds that are plugged in and not part of the system. */
export const waitingFindings = (waiting: readonly unknown[]): readonly Finding[] =>
  waiting.length === 0
    ? []
    : [
        {
          key: `waiting ${waiting.length}`,
          severity: 'info',
          text: `${pluralize(waiting.length, 'sled')} ${waiting.length === 1 ? 'waits' : 'wait'} to be added`,
          to: to('/system/inventory/waiting-sleds'),
        },
      ];

/**
 * The disks that are out of service, in one finding.
 * @param sleds undefined when they could not be read: the disks are then named without them
 */
export function diskFindings(
  disks: readonly PhysicalDisk[],
  sleds: readonly Sled[] | undefined,
): readonly Finding[] {
  const out = disks.filter((disk) => !isDiskInService(disk));
  if (out.length === 0) return [];
  const named = out.slice(0, NAMED).map(({ serial, sledId }) => {
    const sled = sleds?.find(({ id }) => id === sledId)?.baseboard.serial;
    return sled === undefined ? serial : `${serial} in sled ${sled}`;
  });
  const more = out.length > NAMED ? [`${out.length - NAMED} more`] : [];
  return [
    {
      key: `disks ${out
        .map(({ id }) => id)
        .toSorted()
        .join(' ')}`,
      severity: 'notice',
      text: `${pluralize(out.length, 'disk')} ${out.length === 1 ? 'is' : 'are'} out of service: ${[...named, ...more].join(', ')}`,
      to: to('/system/inventory/disks'),
    },
  ];
}
