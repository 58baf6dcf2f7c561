import { found, type Opener, searchFor, text } from './opening.ts';

/** How the chunks of the search everywhere are opened: those of the shell and of the areas. */
export const SEARCH_OPENERS: Readonly<Record<string, Opener>> = {
  search: {
    at: '/projects',
    open: searchFor('cache-ams'),
    isOfPalette: true,
    // The palette stays open and offers to try again
    instead: (page) => page.getByText(/^The search could not be loaded/).waitFor(),
  },
  'search-part': {
    at: '/projects',
    open: searchFor('cache-ams'),
    isOfPalette: true,
    instead: text(/Could not search Projects/),
  },
  'system/search-part': {
    at: '/projects',
    open: searchFor('public-v4'),
    isOfPalette: true,
    instead: text(/Could not search System/),
  },
  'found-actions': {
    at: '/projects/edge-cache/disks',
    open: searchFor('stop cache-ams-01'),
    isOfPalette: true,
    // The button itself is found
    instead: found(/^cache-ams-01/),
  },
  'system/found-actions': {
    at: '/system/networking/ip-pools',
    open: searchFor('edit public-v4'),
    isOfPalette: true,
    instead: found(/^public-v4/),
  },
};
