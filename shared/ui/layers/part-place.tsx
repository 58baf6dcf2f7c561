import { type ReactNode, useContext, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PartFailure } from '@console/shared/runtime';
import { Button, Message } from '../basic/index.ts';
import { Modal } from './modal.tsx';
import { Openers, OpenersProvider } from './return-focus.ts';

interface PlaceProps<Props> {
  readonly failure: PartFailure | undefined;
  readonly props: Props;
  readonly children?: ReactNode;
}

const FOCUSABLE = 'input:not([type=hidden]), textarea, select, button, a[href], [tabindex]';

/** The element around a part, which gets the focus when nothing in the part can. */
const AROUND = '[role="dialog"], main';

interface SorryProps {
  readonly failure: PartFailure;
  /** Called on unmount, with whether the focus was inside. */
  readonly onGone?: (hadFocus: boolean) => void;
}

function Sorry({ failure: { name, origin, busy, retry }, onGone }: SorryProps) {
  const box = useRef<HTMLDivElement>(null);
  const go = useEffectEvent((element: Element | null) =>
    onGone?.(element?.contains(document.activeElement) ?? false),
  );
  // The focus belongs to the document and is lost with the button
  useLayoutEffect(() => {
    const { current } = box;
    return () => go(current);
  }, []);
  return (
    <Message
      ref={box}
      variant="destructive"
      live="alert"
      title={`${name} could not be loaded`}
      action={
        <Button size="sm" pending={busy} onClick={retry}>
          Try again
        </Button>
      }
    >
      Your input is kept. {origin.label}, build {origin.build}
    </Message>
  );
}

/** Place of a lazy button or menu button: the button stays, and a click loads its code again. */
export function InMenu({ failure, children }: PlaceProps<unknown>) {
  return failure ? (
    <Button variant="ghost" pending={failure.busy} onClick={failure.retry}>
      {failure.name}: Try again
    </Button>
  ) : (
    children
  );
}

/** Place of a lazy part in a page, form or dialog. After "Try again" the focus moves into the part. */
export function InPlace({ failure, children }: PlaceProps<unknown>) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isFailed = failure !== undefined;
  // The focus belongs to the document
  useLayoutEffect(() => {
    const { current } = box;
    if (isFailed || !hadFocus.current) return;
    hadFocus.current = false;
    (current?.querySelector<HTMLElement>(FOCUSABLE) ?? current?.closest<HTMLElement>(AROUND))?.focus();
  }, [isFailed]);
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {failure ? <Sorry failure={failure} onGone={(had) => void (hadFocus.current = had)} /> : children}
    </div>
  );
}

/** Place of a lazy dialog: the failure is shown in a dialog too. The opener gets the focus back when it closes. */
export function InDialog({ failure, props, children }: PlaceProps<{ readonly onDismiss: () => void }>) {
  const outer = useContext(Openers);
  const [opener, setOpener] = useState<Element | null>(null);
  if (failure && !opener) setOpener(document.activeElement ?? document.body);
  return (
    <OpenersProvider value={opener ? [opener, ...outer] : outer}>
      {failure ? (
        <Modal title={failure.name} width="narrow" onDismiss={props.onDismiss}>
          <Sorry failure={failure} />
        </Modal>
      ) : (
        children
      )}
    </OpenersProvider>
  );
}
