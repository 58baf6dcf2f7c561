import { onIdentityEnd, PERSONAL_PREFIX } from '@console/shared/runtime';

const KEY = `${PERSONAL_PREFIX}used-projects`;

/** Maximum number of stored names. */
const MAX = 8;

/** Names of projects that were opened in this document, the latest first. */
let opened: readonly string[] = [];

onIdentityEnd(() => {
  opened = [];
});

/** The stored names; undefined when there are none, or when the value is invalid. */
function stored(): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;
  } catch {
    return undefined;
  }
}

function store(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // storage is disabled or full: the name has to be typed again
  }
}

/** Names of the projects that the user has opened, the latest first. They are deleted at sign-out. */
export const usedProjects = (): readonly string[] =>
  [...new Set([...opened, ...(stored() ?? [])])].slice(0, MAX);

/**
 * Records that a project was opened. Its name is stored only for users who may not list projects (`keepUsedProjects`): others find
 * it in the list.
 */
export function noteProject(name: string): void {
  opened = [name, ...opened.filter((other) => other !== name)].slice(0, MAX);
  if (stored()) store(usedProjects());
}

/** Stores the names of opened projects from now on, because the user may not list projects. */
export const keepUsedProjects = (): void => store(usedProjects());

/** Forgets a project that no longer exists. */
export function forgetProject(name: string): void {
  opened = opened.filter((other) => other !== name);
  const names = stored();
  if (names) store(names.filter((other) => other !== name));
}
