import { onIdentityEnd, PERSONAL_PREFIX } from '@console/shared/runtime';

const KEY = `${PERSONAL_PREFIX}used-projects`;

/** How many names are kept. */
const MAX = 8;

/** Names of projects that were opened in this document, the latest first. */
let opened: readonly string[] = [];

onIdentityEnd(() => {
  opened = [];
});

/** What is stored; undefined when nothing is, or nothing that makes sense. */
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
    // storage is forbidden or full: the name has to be typed again
  }
}

/** Names of the projects that the person has opened, the latest first. They go with the sign-out. */
export const usedProjects = (): readonly string[] =>
  [...new Set([...opened, ...(stored() ?? [])])].slice(0, MAX);

/**
 * Notes that a project was opened. Its name is stored only for people who may not list projects (`keepUsedProjects`): others
 * find it in the list.
 */
export function noteProject(name: string): void {
  opened = [name, ...opened.filter((other) => other !== name)].slice(0, MAX);
  if (stored()) store(usedProjects());
}

/** Stores the names of projects that were opened, from now on too: the person may not list projects. */
export const keepUsedProjects = (): void => store(usedProjects());

/** Forgets a project that is not there any more. */
export function forgetProject(name: string): void {
  opened = opened.filter((other) => other !== name);
  const names = stored();
  if (names) store(names.filter((other) => other !== name));
}
