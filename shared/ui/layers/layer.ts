import { createContext, useContext } from 'react';

/** Where a component stands: a popover lies on the layer it is opened from, later in the document and so above it. */
const Layer = createContext('var(--z-popover)');

export const LayerProvider = Layer.Provider;

/** z-index for a popover opened here. */
export const useLayer = (): string => useContext(Layer);
