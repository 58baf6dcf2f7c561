import { StatusBadge } from '@console/shared/ui';
import { linkText, type PortLink } from './link-state.ts';

/** The state of a port in a word, with its speed or what the switch says. */
export function PortState({ link }: { link: PortLink }) {
  return <StatusBadge entity="link" status={link.state} note={noteOf(link)} />;
}

function noteOf(link: PortLink): string | undefined {
  const [, ...rest] = linkText(link).split(' ');
  return rest.join(' ') || undefined;
}
