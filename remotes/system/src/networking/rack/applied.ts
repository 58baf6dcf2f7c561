import type { SwitchPort } from '@console/shared/api';
import { isSameAddress } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { PeerView, SettingsView } from './settings-view.ts';

/** A port and the settings that are in force on it. */
export interface AppliedPort {
  readonly port: SwitchPort;
  readonly view: SettingsView;
}

/** The ids of the settings that some port has, each once. */
export const appliedIds = (ports: readonly SwitchPort[]): string[] => [
  ...new Set(ports.flatMap(({ portSettingsId }) => portSettingsId ?? [])),
];

/** The ports with settings, and these; a port whose settings are not known is left out. */
export const appliedPorts = (
  ports: readonly SwitchPort[],
  views: ReadonlyMap<string, SettingsView | undefined>,
): AppliedPort[] =>
  ports.flatMap((port) => {
    const view = views.get(port.portSettingsId ?? '');
    return view ? [{ port, view }] : [];
  });

/** Path of the page of a port. */
export const portPath = ({ rackId, switchLocation, portName }: SwitchPort): string =>
  to('/system/networking/switch-ports/:rackId/:switchLocation/:port', {
    rackId,
    switchLocation,
    port: portName,
  });

/** `172.20.15.9` of `172.20.15.9/32`: gateways of views are networks (docs/screens/operator.md section 0.5). */
export const hostOf = (address: string): string => address.replace(/\/\d+$/, '');

/** A peer of settings in force. */
export interface AppliedPeer extends AppliedPort {
  readonly peer: PeerView;
}

/** The peers that a switch is configured with at an address: more than one is a mistake. */
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

/** The ports of a switch with a static route by a gateway. */
export const routedBy = (
  applied: readonly AppliedPort[],
  switchLocation: string,
  gateway: string,
): AppliedPort[] =>
  applied.filter(
    ({ port, view }) =>
      port.switchLocation === switchLocation &&
      view.routes.some(({ gw }) => isSameAddress(hostOf(gw), gateway)),
  );
