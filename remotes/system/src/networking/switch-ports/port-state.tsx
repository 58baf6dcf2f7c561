import { StatusBadge } from '@console/shared/ui';
import { linkText, type PortLink } from './link-state.ts';

/** The state of a port as a badge, with its speed or the switch's name of the state. */
export function PortState({ link }: { link: PortLink }) {
  return <StatusBadge entity="link" status={link.state} note={noteOf(link)} />;
}

function noteOf(link: PortLink): string | undefined {
  const [, ...rest] = linkText(link).split(' ');
  return rest.join(' ') || undefined;
}
