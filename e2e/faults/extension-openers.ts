import { extended, text, type Opener } from './opening.ts';

/** How the code that draws extensions is opened. The area that adds something has no code for it here, so its own failure follows. */
export const EXTENSION_OPENERS: Readonly<Record<string, Opener>> = {
  'project/extensions': {
    open: extended('/projects/edge-cache/instances/cache-ams-01/settings', 'instance.card'),
    instead: text(/could not be (loaded|shown)/),
  },
  'system/extensions': {
    open: extended('/system/silos/fernhill', 'silo.property'),
    instead: text(/^Not available$/),
  },
};
