import type { ProbeExternalIp } from '@console/shared/api';

const LAST_PORT = 65_535;

/** `198.51.100.7`, with its ports unless it has all of them: `198.51.100.7 ports 0–16383`. */
export const externalIpText = ({ ip, firstPort, lastPort }: ProbeExternalIp): string =>
  firstPort === 0 && lastPort === LAST_PORT ? ip : `${ip} ports ${firstPort}–${lastPort}`;
