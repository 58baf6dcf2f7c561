import { to } from '@console/shared/routing';
import { Dash, Link, Unknown } from '@console/shared/ui';
import { portPath } from '../../rack/applied.ts';
import type { SessionRow } from './rows.ts';

/** The port of a session, with a link to its peer in the settings. */
export function PortCell({ of: { port, settings, addr, arePortsKnown } }: { of: SessionRow }) {
  if (!arePortsKnown) return <Unknown />;
  if (!port || settings === undefined) return <Dash />;
  return (
    <>
      <Link to={portPath(port)}>{port.portName}</Link>
      {' · '}
      <Link
        to={`${to('/system/networking/port-settings/:portSettings/edit', { portSettings: settings })}?peer=${encodeURIComponent(addr)}`}
      >
        Edit peer
      </Link>
    </>
  );
}
