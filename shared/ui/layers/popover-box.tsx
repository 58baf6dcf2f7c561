import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLayers } from '../aria/load.ts';
import { cx } from '../basic/index.ts';
import { useLayer } from './layer.ts';
import { useMark } from './use-mark.ts';
import styles from './popover.module.css';

/** Pixels a list of options may be high before it scrolls. */
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
  /** A menu becomes a sheet on phones and is no dialog; a list is as wide as its trigger. */
  kind: 'menu' | 'panel' | 'list';
  /** The focus stays where it is and the page stays usable: lists under a text box. */
  nonModal?: boolean | undefined;
  children: ReactNode;
};

/**
 * The floating box of menus, lists and popovers. Mount it when open; it has no closing movement to wait for. What is behind a
 * panel or a list is inert, which makes the browser look at the style of everything there; a menu, which is opened all the time
 * and holds the focus by itself, lies on a sheet of glass instead.
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
  const layers = useLayers(onClose);
  if (!layers) return null;
  const { Popover: AriaPopover } = layers;
  const isMenu = kind === 'menu';
  const box = (
    <AriaPopover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      placement={placement ?? 'bottom start'}
      offset={4}
      containerPadding={8}
      isNonModal={nonModal || isMenu}
      // Of boxes that are not modal, only this kind stays when a page scrolls: a scroll can be under way when a button is pressed
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
  if (!isMenu) return box;
  return (
    <>
      <Glass zIndex={zIndex} />
      {box}
    </>
  );
}

/** Takes the press beside a menu: it closes the menu, as react-aria sees to, and does nothing else. */
function Glass({ zIndex }: { zIndex: string }) {
  useMark('menu');
  // What is opened from a dialog is not part of what the dialog hides
  return createPortal(
    <div className={styles.glass} style={{ zIndex }} data-react-aria-top-layer="true" />,
    document.body,
  );
}
