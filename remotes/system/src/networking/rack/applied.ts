import type { SwitchPort } from '@console/shared/api';
import { hasAddress, isSameAddress, parseAddress, parseNet } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { PeerView, SettingsView } from './settings-view.ts';

export interface AppliedPort {
  readonly port: SwitchPort;
  readonly view: SettingsView;
}

/** The ids of all applied settings, without duplicates. */
export const appliedIds = (ports: readonly SwitchPort[]): string[] => [
  ...new Set(ports.flatMap(({ portSettingsId }) => portSettingsId ?? [])),
];

/** The ports with their settings; excludes ports whose settings are not known. */
export const appliedPorts = (
  ports: readonly SwitchPort[],
  views: ReadonlyMap<string, SettingsView | undefined>,
): AppliedPort[] =>
  ports.flatMap((port) => {
    const view = views.get(port.portSettingsId ?? '');
    return view ? [{ port, view }] : [];
  });

export const portPath = ({ rackId, switchLocation, portName }: SwitchPort): string =>
  to('/system/networking/switch-ports/:rackId/:switchLocation/:port', {
    rackId,
    switchLocation,
    port: portName,
  });

/** `172.20.15.9` of `172.20.15.9/32`: gateways of views are networks (docs/screens/operator.md section 0.5). */
export const hostOf = (address: string): string => String(address).replace(/\/\d+$/, '');

interface OnInterface {
  readonly interfaceName: string;
}

/** Whether a peer is in no network of its interface's addresses: the session can come up only over other routes. */
export function isStranger(
  { addr, interfaceName }: OnInterface & { readonly addr: string },
  { addresses }: { readonly addresses: readonly (OnInterface & { readonly address: string })[] },
): boolean {
  const host = parseAddress(addr);
  if (!host) return false;
  return !addresses.some((one) => {
    const net = one.interfaceName === interfaceName ? parseNet(one.address) : undefined;
    return net !== undefined && hasAddress(net, host);
  });
}

export interface AppliedPeer extends AppliedPort {
  readonly peer: PeerView;
}

/** The peers of a switch with an address; more than one is a configuration error. */
export const peersAt = (
  applied: readonly AppliedPort[],
  switchLocation: string,
  address: string,
): AppliedPeer[] =>
  applied
    .filter(({ port }) => port.switchLocation === switchLocation)
    .flatMap((one) =>
      one.view.bgpPeers.filter(({ addr }) => isSameAddress(addr, address)).map((peer) => ({ ...one, peer })),
    );

const over =
  (switchLocation: string, gateway: string, isWanted: (dst: string) => boolean) =>
  ({ port, view }: AppliedPort): boolean =>
    port.switchLocation === switchLocation &&
    view.routes.some(({ dst, gw }) => isWanted(dst) && isSameAddress(hostOf(gw), gateway));

/** The ports of a switch with a static route over a gateway. */
export const routedBy = (
  applied: readonly AppliedPort[],
  switchLocation: string,
  gateway: string,
): AppliedPort[] => applied.filter(over(switchLocation, gateway, () => true));

/** The ports of a switch whose default route leads over a gateway. */
export const defaultBy = (
  applied: readonly AppliedPort[],
  switchLocation: string,
  gateway: string,
): AppliedPort[] => applied.filter(over(switchLocation, gateway, (dst) => parseNet(dst)?.width === 0));
