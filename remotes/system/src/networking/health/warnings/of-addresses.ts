import {
  formatAddress,
  formatBigNumber,
  formatNet,
  hasAddress,
  type IpRange,
  parseNet,
  rangeSize,
  subtractRanges,
} from '@console/shared/format';
import { to } from '@console/shared/routing';
import { hostOf } from '../../rack/applied.ts';
import { rangeOf } from '../../rack/lot-use.ts';
import { settingsPath, type Warning, type WarningFacts } from './facts.ts';
import { hasNoDefault } from './of-uplinks.ts';

const textOfRange = ({ version, first, last }: IpRange): string => {
  const [from, until] = [formatAddress({ version, value: first }), formatAddress({ version, value: last })];
  return from === until ? from : `${from}–${until}`;
};

const sizeOf = (ranges: readonly IpRange[]): string =>
  formatBigNumber(ranges.reduce((sum, range) => sum + rangeSize(range), 0n)).text;

function notExported({ network, announced }: WarningFacts): Warning[] {
  const { exports } = network;
  if (!exports || !announced) return [];
  const told = new Set(Object.values(exports).flat());
  return announced.flatMap(({ set, networks }) =>
    networks
      .filter(({ network: net }) => parseNet(net)?.version === 4 && !told.has(net))
      .map(({ network: net }) => ({
        id: 'W9' as const,
        severity: 'notice' as const,
        text: `No peer receives ${net} of ${set}. Check session and export filter`,
        to: to('/system/networking/bgp/announce-sets/:announceSet', { announceSet: set }),
      })),
  );
}

/** The networks of all sets as ranges. */
const announcedRanges = ({ announced }: Pick<WarningFacts, 'announced'>): IpRange[] =>
  (announced ?? []).flatMap(({ networks }) => networks.flatMap(({ network }) => parseNet(network) ?? []));

function uncovered(facts: WarningFacts): Warning[] {
  const usesBgp = facts.uplinks.some(({ peers }) => peers.length > 0);
  if (!facts.pools || !facts.announced || !usesBgp) return [];
  const told = announcedRanges(facts);
  return facts.pools.flatMap(({ name, ranges }) => {
    const left = ranges.flatMap((range) => subtractRanges(range, told));
    if (left.length === 0) return [];
    return [
      {
        id: 'W10' as const,
        severity: 'notice' as const,
        text: `${sizeOf(left)} addresses of pool ${name} cannot be reached from outside. Not announced: ${left.map(textOfRange).join(', ')}`,
        to: to('/system/networking/ip-pools/:pool', { pool: name }),
      },
    ];
  });
}

/** The address of the switch in a network. */
const hostRange = (address: string): IpRange[] => {
  const net = parseNet(address);
  return net ? [{ version: net.version, first: net.address, last: net.address }] : [];
};

function unused(facts: WarningFacts): Warning[] {
  const { pools, announced, loopbacks, uplinks } = facts;
  // Settings that could not be read may hold any of the addresses
  if (!pools || !announced || !loopbacks || uplinks.some(({ view }) => !view)) return [];
  const used = [
    ...pools.flatMap(({ ranges }) => ranges),
    ...loopbacks.flatMap(({ address }) => hostRange(address)),
    ...uplinks.flatMap(({ view }) => (view?.addresses ?? []).flatMap(({ address }) => hostRange(address))),
  ];
  return announced.flatMap(({ set, networks }) =>
    networks.flatMap(({ network }) => {
      const net = parseNet(network);
      const left = net ? subtractRanges(net, used) : [];
      if (!net || left.length === 0) return [];
      return [
        {
          id: 'W11' as const,
          severity: 'info' as const,
          text: `${formatNet(net)} of ${set} announces ${sizeOf(left)} addresses outside every pool`,
          to: to('/system/networking/bgp/announce-sets/:announceSet', { announceSet: set }),
        },
      ];
    }),
  );
}

interface Placed {
  readonly address: string;
  readonly blockId: string;
  readonly holder: string;
  readonly to: string;
  readonly isLoopback: boolean;
}

function placedOf({ loopbacks, uplinks }: WarningFacts): Placed[] {
  const views = new Map(
    uplinks.flatMap((uplink) => (uplink.view ? [[uplink.view.settings.id, uplink] as const] : [])),
  );
  return [
    ...(loopbacks ?? []).map((one) => ({
      address: one.address,
      blockId: one.addressLotBlockId,
      holder: `the loopback of ${one.switchLocation}`,
      to: to('/system/networking/loopback-addresses'),
      isLoopback: true,
    })),
    ...[...views.values()].flatMap((uplink) =>
      (uplink.view?.addresses ?? []).map((one) => ({
        address: one.address,
        blockId: one.addressLotBlockId,
        holder: `port settings ${uplink.view?.settings.name ?? ''}`,
        to: settingsPath(uplink),
        isLoopback: false,
      })),
    ),
  ];
}

function misplaced(facts: WarningFacts): Warning[] {
  const { blocks } = facts;
  if (!blocks) return [];
  const placed = placedOf(facts);
  const warn = (one: Placed, text: string): Warning => ({ id: 'W14', severity: 'notice', text, to: one.to });
  return placed.flatMap((one, index) => {
    const net = parseNet(one.address);
    const block = blocks.get(one.blockId);
    const range = block && rangeOf(block);
    const isOutside =
      net !== undefined &&
      range !== undefined &&
      !hasAddress(range, { version: net.version, value: net.address });
    const other = placed.find(
      (each, at) =>
        at < index &&
        hostOf(each.address) === hostOf(one.address) &&
        // The same loopback on both switches is anycast
        !(each.isLoopback && one.isLoopback),
    );
    return [
      ...(isOutside && block
        ? [
            warn(
              one,
              `${one.address} of ${one.holder} is outside its block, ${block.firstAddress}–${block.lastAddress}`,
            ),
          ]
        : []),
      ...(other ? [warn(one, `${one.address} belongs to both ${other.holder} and ${one.holder}`)] : []),
    ];
  });
}

const openToAll = (facts: WarningFacts): Warning[] =>
  facts.allowList?.allowedIps.allow === 'any' && !hasNoDefault(facts)
    ? [
        {
          id: 'W15',
          severity: 'info',
          text: 'The allow list lets every address reach the services',
          to: to('/system/networking/allow-list'),
        },
      ]
    : [];

/** The warnings about addresses: W9 to W11, W14 and W15. */
export const ADDRESS_RULES = [notExported, uncovered, unused, misplaced, openToAll];
