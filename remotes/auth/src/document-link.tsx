import type { MouseEvent, ReactNode } from 'react';
import { addressOf } from '@console/shared/runtime';
import { ButtonLink } from '@console/shared/ui/basic';
import type { LucideIcon } from 'lucide-react';

interface DocumentLinkProps {
  /** Path that is served by the server, not by the router. */
  to: string;
  icon?: LucideIcon;
  /** Called before the document is requested, even in a new tab. */
  onOpen?: () => void;
  children: ReactNode;
}

/** The main action of a page as a link that loads a new document: the server decides which page follows. */
export function DocumentLink({ to, icon, onOpen, children }: DocumentLinkProps) {
  const open = (event: MouseEvent) => {
    onOpen?.();
    // A click with a modifier key opens a new tab, which loads the document anyway.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    location.assign(addressOf(to));
  };
  return (
    <ButtonLink to={to} variant="primary" size="lg" block icon={icon} onClick={open}>
      {children}
    </ButtonLink>
  );
}
