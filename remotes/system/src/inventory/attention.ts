import type { PhysicalDisk, Sled } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { isInService, takesInstances } from '../base/sleds/states.ts';
import type { Finding } from '../base/finding.ts';
import { isDiskInService } from './disks/states.ts';

/** Number of sleds or disks that are named; the list has the others. */
const NAMED = 4;

const named = (names: readonly string[]): string =>
  [...names.slice(0, NAMED), ...(names.length > NAMED ? [`${names.length - NAMED} more`] : [])].join(', ');

const keyOf = (what: string, all: readonly { readonly id: string }[]): string =>
  [what, ...all.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))].join(' ');

/** A sled that was taken out: its slot may be empty, and nothing is left to do. */
const isGone = ({ policy, state }: Pick<Sled, 'policy' | 'state'>): boolean =>
  policy?.kind === 'expunged' && state === 'decommissioned';

function outText({ policy, state }: Pick<Sled, 'policy' | 'state'>): string {
  if (policy?.kind === 'expunged') return 'is expunged and not yet decommissioned';
  if (policy?.kind === 'in_service') return `is ${state}, though its policy is in service`;
  return 'does not report whether it is in service';
}

/** Sleds that are out of service, each, and those that accept no new instances, in one finding. */
export function sledFindings(sleds: readonly Sled[]): readonly Finding[] {
  const out = sleds.filter((sled) => !isInService(sled) && !isGone(sled));
  const closed = sleds.filter((sled) => isInService(sled) && !takesInstances(sled));
  return [
    ...out.map((sled): Finding => ({
      key: `sled ${sled.id} ${sled.policy?.kind} ${sled.state}`,
      severity: 'notice',
      text: `Sled ${sled.baseboard.serial} ${outText(sled)}`,
      to: to('/system/inventory/sleds/:sledId/instances', { sledId: sled.id }),
    })),
    ...(closed.length === 0
      ? []
      : [
          {
            key: keyOf('closed', closed),
            severity: 'info' as const,
            text: `${pluralize(closed.length, 'sled')} ${closed.length === 1 ? 'accepts' : 'accept'} no new instances: ${named(closed.map(({ baseboard }) => baseboard.serial))}`,
            to: to('/system/inventory/sleds'),
          },
        ]),
  ];
}

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

/** The disks of the sleds that are in service: those of other sleds are out of use with them. */
export function disksOfSledsInService(
  disks: readonly PhysicalDisk[],
  sleds: readonly Sled[],
): readonly PhysicalDisk[] {
  const byId = new Map(sleds.map((sled) => [sled.id, sled]));
  return disks.filter(({ sledId }) => {
    const sled = byId.get(sledId ?? '');
    return !sled || isInService(sled);
  });
}

/** The disks that are out of service though their sleds are in service, in one finding. */
export function diskFindings(disks: readonly PhysicalDisk[], sleds: readonly Sled[]): readonly Finding[] {
  const out = disksOfSledsInService(disks, sleds).filter((disk) => !isDiskInService(disk));
  if (out.length === 0) return [];
  const names = out.map(({ serial, sledId }) => {
    const sled = sleds.find(({ id }) => id === sledId)?.baseboard.serial;
    return sled === undefined ? serial : `${serial} in sled ${sled}`;
  });
  return [
    {
      key: keyOf('disks', out),
      severity: 'notice',
      text: `${pluralize(out.length, 'disk')} ${out.length === 1 ? 'is' : 'are'} out of service: ${named(names)}`,
      to: to('/system/inventory/disks'),
    },
  ];
}
