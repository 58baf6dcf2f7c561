import { createContext, useContext } from 'react';

/** The layer of a component: a popover is above the layer it was opened from, because it is later in the document. */
const Layer = createContext('var(--z-popover)');

export const LayerProvider = Layer.Provider;

/** z-index for a popover opened here. */
export const useLayer = (): string => useContext(Layer);
