import type { BgpPeer, SwitchPortSettingsView } from '@console/shared/api';

/** A BGP peer without its key: only whether it has one. */
export interface PeerView extends Omit<BgpPeer, 'md5AuthKey'> {
  readonly hasKey: boolean;
}

/** Port settings as the console keeps them: keys of peers stay on the server (docs/screens/operator.md section 13, line 26). */
export interface SettingsView extends Omit<SwitchPortSettingsView, 'bgpPeers'> {
  readonly bgpPeers: readonly PeerView[];
}

function peerView({ md5AuthKey, ...peer }: BgpPeer): PeerView {
  return { ...peer, hasKey: typeof md5AuthKey === 'string' && md5AuthKey !== '' };
}

/** Removes the keys from a response before it is cached. */
export const withoutKeys = ({ bgpPeers, ...view }: SwitchPortSettingsView): SettingsView => ({
  ...view,
  bgpPeers: bgpPeers.map(peerView),
});
