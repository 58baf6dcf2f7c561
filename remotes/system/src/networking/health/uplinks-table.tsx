import { readableNode } from '@console/shared/format';
import { StatusBadge, cx, Link, Mono, TimeAgo } from '@console/shared/ui';
import { isOnTheWay, stateLook } from '../bgp/sessions/rows.ts';
import { portPath } from '../rack/applied.ts';
import { linkText } from '../switch-ports/link-state.ts';
import { neighborName } from '../switch-ports/neighbors.ts';
import styles from './health.module.css';
import { nameOf, type PartState, type Uplink, type UplinkPeer } from './uplinks.ts';
import { hintOf, verdictOf } from './verdict.ts';

const BFD_WORDS: Readonly<Record<PartState, string>> = {
  ok: 'BFD up',
  starting: 'BFD init',
  down: 'BFD down',
  unknown: 'BFD not available',
  absent: 'No BFD',
};

const WIRES: Readonly<Record<PartState, string>> = {
  ok: 'solid',
  starting: 'dashed',
  down: 'broken',
  unknown: 'dotted',
  absent: 'dotted',
};

export interface UplinksTableProps {
  uplinks: readonly Uplink[];
  /** When the states were read, in milliseconds. */
  answeredAt: number;
}

/**
 * The diagram of the uplinks: one row for each, from the rack over the cable to the neighbor. It is a table, so that all its contents
 * are text as well (docs/screens/operator.md section 9.2).
 */
export function UplinksTable({ uplinks, answeredAt }: UplinksTableProps) {
  if (uplinks.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.uplinks} aria-label="Uplinks">
        <thead>
          <tr>
            <th scope="col">Port</th>
            <th scope="col">Link</th>
            <th scope="col">Neighbor</th>
            <th scope="col">Sessions and routes</th>
          </tr>
        </thead>
        <tbody>
          {uplinks.map((uplink) => (
            <tr key={uplink.port.id}>
              <th scope="row">
                <div className={styles.port}>
                  <Link to={portPath(uplink.port)}>{nameOf(uplink)}</Link>
                  <StatusBadge entity="verdict" status={verdictOf(uplink)} note={hintOf(verdictOf(uplink))} />
                  <span className={styles.small}>
                    {readableNode(uplink.view?.settings.name) ?? 'Settings not available'}
                  </span>
                </div>
              </th>
              <td>
                <span className={cx(styles.wire, styles[WIRES[uplink.link] ?? 'dotted'])} aria-hidden />
                {uplink.portLink ? linkText(uplink.portLink) : 'Not available'}
              </td>
              <td>
                <Neighbors uplink={uplink} />
              </td>
              <td>
                <Sessions uplink={uplink} answeredAt={answeredAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Neighbors({ uplink: { neighbors } }: { uplink: Uplink }) {
  if (!neighbors) return 'Not available';
  if (neighbors.length === 0) return 'No neighbor';
  return neighbors.map((one) => (
    <div key={`${one.chassisId} ${one.linkName}`}>
      {readableNode(neighborName(one))} <Mono>{one.linkName}</Mono>
    </div>
  ));
}

function Sessions({ uplink, answeredAt }: { uplink: Uplink; answeredAt: number }) {
  const { peers, gateways } = uplink;
  if (!uplink.view) return 'Not available';
  if (peers.length + gateways.length === 0) return 'No peer and no route';
  return (
    <ul className={styles.sessions}>
      {peers.map((one) => (
        <Session key={one.addr} peer={one} answeredAt={answeredAt} isHidden={uplink.link === 'down'} />
      ))}
      {gateways.map(({ dst, gw, bfd }) => (
        <li key={`${dst} ${gw}`}>
          Static route <Mono>{dst}</Mono> via <Mono>{gw}</Mono>
          {bfd !== 'absent' && `, ${BFD_WORDS[bfd]}`}
        </li>
      ))}
    </ul>
  );
}

const countText = (routes: readonly unknown[] | undefined, word: string): string =>
  routes ? `${routes.length} ${word}` : `${word} not available`;

/** State of a session that is not established. */
function stateText(state: PartState, status: UplinkPeer['status']): string {
  if (!status) return state === 'unknown' ? 'not available' : 'the switch does not report it';
  return isOnTheWay(status) ? stateLook(status.state).word.toLowerCase() : 'trying to connect';
}

interface SessionProps {
  peer: UplinkPeer;
  answeredAt: number;
  /** The link is down: the session is a consequence. */
  isHidden: boolean;
}

function Session({
  peer: { addr, state, status, bfd, imported, exported },
  answeredAt,
  isHidden,
}: SessionProps) {
  if (isHidden)
    return (
      <li>
        <Mono>{addr}</Mono>: waiting for the link
      </li>
    );
  return (
    <li>
      <Mono>{addr}</Mono> {status && status.remoteAsn !== 0 && `AS${status.remoteAsn}`}{' '}
      {state === 'ok' && status ? (
        <>
          <StatusBadge entity="bgp" status={stateLook(status.state).word} /> for{' '}
          <TimeAgo date={new Date(answeredAt - status.stateDurationMillis)} />,{' '}
          {countText(imported, 'received')}, {countText(exported, 'sent')}, {BFD_WORDS[bfd]}
        </>
      ) : (
        <>
          <span className={styles.verdict}>
            <StatusBadge entity="verdict" status={state} />
          </span>
          : {stateText(state, status)}
        </>
      )}
    </li>
  );
}
