/** A guide: how one task is done, from beginning to end. Its text is `docs/guides/{id}.md`. */
export interface Guide {
  readonly id: string;
  readonly title: string;
}

export const PROJECT_GUIDES: readonly Guide[] = [
  { id: 'give-access', title: 'Give a colleague access to a project' },
  { id: 'web-server', title: 'Put a web server on the internet' },
  { id: 'sign-in', title: 'Sign in to an instance' },
  { id: 'unreachable', title: 'Find out why an instance cannot be reached' },
  { id: 'resize', title: 'Give an instance more CPU and memory' },
  { id: 'back-up', title: 'Back up a disk and restore it' },
  { id: 'own-image', title: 'Add an image of your own' },
];

export const SYSTEM_GUIDES: readonly Guide[] = [
  { id: 'new-tenant', title: 'Set up a new tenant' },
  { id: 'quotas', title: 'Raise the quotas of a silo' },
  { id: 'add-addresses', title: 'Add addresses to an IP pool' },
  { id: 'take-sled-out', title: 'Take a sled out of service' },
  { id: 'support-bundle', title: 'Collect a support bundle' },
];

/** Title of a guide; of an unknown one its id, whose page is not found. */
export const titleOf = (id: string): string =>
  [...PROJECT_GUIDES, ...SYSTEM_GUIDES].find((guide) => guide.id === id)?.title ?? id;
