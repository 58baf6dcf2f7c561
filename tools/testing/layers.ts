import { loadLayers } from '../../shared/ui/aria/load.ts';

// Tests of components look at dialogs and menus at once; in a browser their chunk is there when the frame was idle.
if (typeof document !== 'undefined') await loadLayers();
