import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { loadedLayers, useLayers } from '../aria/load.ts';
import { cx } from '../basic/index.ts';
import { useLayer } from './layer.ts';
import { LayersLost } from './layers-lost.tsx';
import styles from './popover.module.css';

/** Largest height in pixels of a list of options; a longer list scrolls. */
const LIST_HEIGHT = 280;

export type Placement =
  | 'bottom start'
  | 'bottom end'
  | 'bottom'
  | 'top start'
  | 'top end'
  | 'top'
  | 'end top';

export type PopoverBoxProps = {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  placement?: Placement | undefined;
  /** A menu is a bottom sheet on phones and not a dialog; a list is as wide as its trigger. */
  kind: 'menu' | 'panel' | 'list';
  /** Keeps the focus and the page usable, for lists under a text input. */
  nonModal?: boolean | undefined;
  children: ReactNode;
};

/**
 * The floating box of menus, lists and popovers. Mount it when open; it has no closing animation. What is behind a
 * panel or a list is inert, for which the browser recalculates the style of everything there; a menu, which is opened often
 * and keeps the focus itself, is above a transparent element instead. The first click beside a box closes it and counts.
 */
export function PopoverBox({
  triggerRef,
  onClose,
  placement,
  kind,
  nonModal = false,
  children,
}: PopoverBoxProps) {
  const zIndex = useLayer();
  const box = useRef<HTMLElement>(null);
  const { parts: layers, lost } = useLayers();
  const close = useEffectEvent(onClose);
  // Clicks beside the box happen outside this component
  useEffect(() => layers?.letPressThrough(box, triggerRef, () => close()), [layers, triggerRef]);
  if (!layers) return lost ? <LayersLost {...lost} onDismiss={onClose} beside={triggerRef} /> : null;
  const { Popover: AriaPopover } = layers;
  const isMenu = kind === 'menu';
  const content = (
    <AriaPopover
      ref={box}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      placement={placement ?? 'bottom start'}
      offset={4}
      containerPadding={8}
      isNonModal={nonModal || isMenu}
      // Of the non-modal kinds only this one stays open when the page scrolls: a scroll may be running when a button is clicked
      {...(isMenu && { trigger: 'SubmenuTrigger' })}
      {...(kind === 'list' && { maxHeight: LIST_HEIGHT })}
      className={cx(styles.box, styles[kind])}
      style={{ zIndex }}
      // react-aria makes every modal popover a dialog; menus and lists have roles of their own
      render={({ role, tabIndex, ...props }) => (
        <div {...props} {...(kind === 'panel' && { role, tabIndex })} />
      )}
    >
      {children}
    </AriaPopover>
  );
  if (!isMenu) return content;
  return (
    <>
      <Glass zIndex={zIndex} />
      {content}
    </>
  );
}

/** Covers the page beside a menu: a click closes the menu and is then passed to the element below (`letPressThrough`). */
function Glass({ zIndex }: { zIndex: string }) {
  // Only rendered beside an open layer
  const { useMark } = loadedLayers();
  useMark('menu');
  // A layer that is opened from a dialog must not be hidden by that dialog
  return createPortal(
    <div className={styles.glass} style={{ zIndex }} data-cover="" data-react-aria-top-layer="true" />,
    document.body,
  );
}
