import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { VisuallyHidden } from '../basic/index.ts';
import type { Placement } from './place.ts';
import { letPressThrough } from './press-through.ts';
import { openState } from './open-state.ts';
import { useEntrance } from './use-entrance.ts';
import { useMark } from './use-mark.ts';
import { usePlace } from './use-place.ts';

/** Largest height in pixels of a list of options; a longer list scrolls. */
const LIST_HEIGHT = 280;

export type FloatingBoxProps = {
  /** A menu is not a dialog; a list is as wide as its trigger. */
  readonly kind: 'menu' | 'panel' | 'list';
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly placement: Placement;
  /** Keeps the focus and the page usable. The box closes when the page is scrolled. */
  readonly nonModal: boolean;
  readonly onClose: () => void;
  readonly className: string;
  /** Class of the element that covers the page. */
  readonly coverClass: string;
  readonly zIndex: string;
  readonly children: ReactNode;
};

/** A box beside its trigger, and a cover over the page behind it: a click there closes the box and reaches the page (`letPressThrough`). */
export function FloatingBox(props: FloatingBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const { triggerRef, nonModal, zIndex } = props;
  const close = useEffectEvent(props.onClose);
  // Clicks beside the box happen outside this component
  useEffect(() => letPressThrough(box, triggerRef, () => close()), [triggerRef]);
  const content = (
    <>
      {!nonModal && (
        <div className={props.coverClass} style={{ zIndex }} data-cover="" data-react-aria-top-layer="true" />
      )}
      {props.kind === 'panel' ? <PanelBox {...props} box={box} /> : <ListBox {...props} box={box} />}
    </>
  );
  return props.kind === 'panel' ? (
    <Overlay shouldContainFocus>{content}</Overlay>
  ) : (
    createPortal(content, document.body)
  );
}

type BoxProps = FloatingBoxProps & { readonly box: RefObject<HTMLDivElement | null> };

/** A dialog: contains the focus, and the page behind it is inert. */
function PanelBox(props: BoxProps) {
  const { box, triggerRef, placement, onClose, className, zIndex, children } = props;
  usePlace(box, triggerRef, { placement, most: Infinity, isAsWide: false });
  const { isEntering, topLayer } = useEntrance();
  const { modalProps } = useModalOverlay({ isEntering }, openState(onClose), box);
  return (
    <div
      {...modalProps}
      ref={box}
      className={className}
      style={{ zIndex }}
      data-react-aria-top-layer={topLayer}
    >
      {children}
      <Dismiss onClick={onClose} />
    </div>
  );
}

/** A menu or a list of options. It contains the focus itself, so the page behind it needs no change. */
function ListBox(props: BoxProps) {
  const { kind, box, triggerRef, placement, nonModal, onClose, className, zIndex, children } = props;
  const isList = kind === 'list';
  usePlace(box, triggerRef, {
    placement,
    most: isList ? LIST_HEIGHT : Infinity,
    isAsWide: isList,
    ...(nonModal && { onScroll: onClose }),
  });
  useMark('menu', kind === 'menu');
  useFocusBack(triggerRef, !nonModal);
  const closeTo = () => {
    flushSync(onClose);
    triggerRef.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // One layer at a time: a dialog around it stays open
    event.preventDefault();
    event.stopPropagation();
    closeTo();
  };
  return (
    <div
      ref={box}
      className={className}
      style={{ zIndex }}
      // A dialog that it is opened from neither hides it nor takes its focus
      data-react-aria-top-layer="true"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !relatedTarget.closest('[data-react-aria-top-layer]')) onClose();
      }}
    >
      {children}
      <Dismiss onClick={closeTo} />
    </div>
  );
}

/** Returns the focus to the trigger when a box closes that had it, unless it has gone elsewhere. */
function useFocusBack(triggerRef: RefObject<HTMLElement | null>, isOn: boolean): void {
  // The focus belongs to the document
  useEffect(() => {
    if (!isOn) return undefined;
    const trigger = triggerRef.current;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) trigger?.focus({ preventScroll: true });
      });
    };
  }, [triggerRef, isOn]);
}

/** Closes the box with a screen reader on a touch screen, which has no Escape. */
function Dismiss({ onClick }: { onClick: () => void }) {
  return (
    <VisuallyHidden>
      <button type="button" tabIndex={-1} aria-label="Dismiss" onClick={onClick} />
    </VisuallyHidden>
  );
}
