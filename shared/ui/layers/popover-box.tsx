import type { ReactNode, RefObject } from 'react';
import { useLayers } from '../aria/load.ts';
import type { Placement } from '../aria/place.ts';
import { cx } from '../basic/index.ts';
import { useLayer } from './layer.ts';
import { LayersLost } from './layers-lost.tsx';
import styles from './popover.module.css';

export type PopoverBoxProps = {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  placement?: Placement | undefined;
  /** A menu is a bottom sheet on phones; a panel is a dialog; a list is as wide as its trigger. */
  kind: 'menu' | 'panel' | 'list';
  /** Keeps the focus and the page usable, for lists under a text input. */
  nonModal?: boolean | undefined;
  children: ReactNode;
};

/**
 * The floating box of menus, lists and popovers. Mount it when open; it has no closing animation. The page behind a panel is
 * inert, for which the browser recalculates the style of the whole page; menus and lists, which are opened often
 * and keep the focus themselves, are above a transparent element instead. The first click beside a box closes it and counts.
 */
export function PopoverBox(props: PopoverBoxProps) {
  const { triggerRef, onClose, placement = 'bottom start', kind, nonModal = false, children } = props;
  const zIndex = useLayer();
  const { parts: layers, lost } = useLayers();
  if (!layers) return lost ? <LayersLost {...lost} onDismiss={onClose} beside={triggerRef} /> : null;
  const { FloatingBox } = layers;
  return (
    <FloatingBox
      {...{ kind, triggerRef, placement, nonModal, onClose, zIndex }}
      className={cx(styles.box, styles[kind])}
      coverClass={cx(styles.glass)}
    >
      {children}
    </FloatingBox>
  );
}
