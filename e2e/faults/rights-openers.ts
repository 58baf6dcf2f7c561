import { type Opener, press, refused } from './opening.ts';

/** How the chunks of rights and of comparisons are opened. */
export const RIGHTS_OPENERS: Readonly<Record<string, Opener>> = {
  'who-may': { open: refused('Dele Adeyemi', '/projects/edge-cache/disks', 'New disk') },
  'system/who-may': { open: refused('Wim Castellan', '/system/silos', 'New silo') },
  'access-rights': { at: '/access', open: press('Who may do what') },
  'system/access-rights': { at: '/system/access', open: press('Who may do what') },
  'rules-copy': {
    at: '/projects/edge-cache/vpcs-compare?vpc=default&vpc=probe-net',
    open: press('Copy rules to probe-net…'),
  },
};
