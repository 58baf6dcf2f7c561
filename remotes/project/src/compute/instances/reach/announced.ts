import { hasAddress, parseAddress, parseNet } from '@console/shared/format';
import type { Case, Rung } from './rung.ts';

/** Whether the external address is announced to the networks around the rack; no rung for traffic inside the VPC. */
export function announcedRung({ target, rack }: Case): Rung | undefined {
  if (target.kind !== 'external') return undefined;
  const { text } = target;
  const rung = (outcome: Rung['outcome'], said: string): Rung => ({
    at: 'announced',
    outcome,
    pieces: [said],
    checked:
      rack === undefined
        ? 'nothing; operators can read it from the switches'
        : 'the BGP sessions of the switches and the networks that their peers receive',
    ways: [],
  });
  if (rack === undefined)
    return rung(
      'unknown',
      `It is not known here whether the rack announces ${text} to the networks around it.`,
    );
  if (rack.sessions.length === 0)
    return rung(
      'unknown',
      `The rack has no BGP session, so it is not known whether others have a route to ${text}.`,
    );
  if (rack.sessions.every(({ state }) => state !== 'established'))
    return rung(
      'cause',
      `No BGP session of the rack is established, so nothing outside has a route to ${text}.`,
    );
  const address = parseAddress(text);
  // The API reports networks of IPv4 only
  if (address?.version !== 4)
    return rung(
      'unknown',
      `It is not known whether the rack announces ${text}: only IPv4 networks are reported.`,
    );
  const isHeard = Object.values(rack.exported.exports)
    .flat()
    .some((network) => {
      const net = parseNet(network);
      return net !== undefined && hasAddress(net, address);
    });
  return isHeard
    ? rung('fine', `BGP peers of the rack receive a route to ${text}.`)
    : rung('cause', `No BGP peer of the rack receives a route to ${text}.`);
}
