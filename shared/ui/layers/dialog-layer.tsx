import type { ReactNode } from 'react';
import { useLayers } from '../aria/load.ts';
import styles from './dialog.module.css';
import { LayerProvider } from './layer.ts';
import { LayersLost } from './layers-lost.tsx';

type DialogLayerProps = {
  /** The kind of dialog, an attribute by which code finds out what is open. */
  readonly mark: 'modal' | 'sideModal';
  readonly isOpen?: boolean;
  /** Called on Escape or a click outside. */
  readonly onDismiss: () => void;
  readonly overlayClass: string;
  readonly className: string;
  /** z-index of popovers that are opened inside. */
  readonly layer: string;
  readonly children: ReactNode;
};

/** Overlay and box of a dialog. Clicks and submits inside do not reach a form behind it. */
export function DialogLayer(props: DialogLayerProps) {
  const { mark, isOpen = true, onDismiss, overlayClass, className, layer, children } = props;
  const { parts: layers, lost } = useLayers();
  if (!layers) return lost ? <LayersLost {...lost} onDismiss={onDismiss} /> : null;
  const { DialogOverlay } = layers;
  if (!isOpen) return null;
  return (
    <DialogOverlay {...{ mark, onDismiss, overlayClass, className }}>
      <LayerProvider value={layer}>
        {/* React events bubble through the component tree, where the form behind may be an ancestor */}
        <div className={styles.contents} onSubmit={(event) => event.stopPropagation()}>
          {children}
        </div>
      </LayerProvider>
    </DialogOverlay>
  );
}
