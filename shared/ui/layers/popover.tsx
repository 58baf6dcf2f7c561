import { CircleHelp } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { Placement } from '../aria/place.ts';
import { ExternalLink, IconButton, Link } from '../basic/index.ts';
import { PopoverBox } from './popover-box.tsx';
import styles from './popover.module.css';
import { useTrigger } from './use-trigger.ts';
import type { TriggerProps } from './use-trigger.ts';

export type PopoverProps = {
  /** Name of the dialog. */
  label: string;
  placement?: Placement | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The button that opens it: spread the given props on it. */
  trigger: (props: TriggerProps) => ReactElement;
  /** The content, or a function that gets a function to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small dialog beside a button. Escape and a click outside close it. */
export function Popover({
  label,
  placement = 'bottom start',
  onOpenChange,
  trigger,
  children,
}: PopoverProps) {
  const opener = useTrigger('dialog', onOpenChange);
  return (
    <>
      {trigger(opener.trigger)}
      {opener.isOpen && (
        <PopoverBox triggerRef={opener.ref} onClose={opener.close} placement={placement} kind="panel">
          <Panel id={opener.id} label={label}>
            {typeof children === 'function' ? children(opener.close) : children}
          </Panel>
        </PopoverBox>
      )}
    </>
  );
}

function Panel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  // The focus belongs to the browser; an element inside that has taken it keeps it
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={panel} id={id} role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** A path is a page of the console, such as one of its own guides; any other address opens in a new tab. */
export type DocsLink = { readonly label: string; readonly href: string };

export type DocsPopoverProps = {
  /** `disks`: the button is titled `Learn about disks`. */
  topic: string;
  /** One or two sentences. */
  summary: ReactNode;
  links: readonly DocsLink[];
};

/** The help of a page: a summary and links to the docs. */
export function DocsPopover({ topic, summary, links }: DocsPopoverProps) {
  const title = `Learn about ${topic}`;
  return (
    <Popover
      label={title}
      trigger={(props) => (
        <IconButton {...props} label={title} icon={CircleHelp} tooltip={false} title={title} />
      )}
    >
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.summary}>{summary}</p>
      <h3 className={styles.guides}>Guides</h3>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <Link to={href}>{label}</Link>
            ) : (
              <ExternalLink href={href} icon>
                {label}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </Popover>
  );
}
