import type { Hit } from './hits.ts';
import { KINDS } from './kinds.ts';

/** What is shown beside the name of a thing: its kind, what matched, and what it is part of. */
export function contextOf({ kind, context, found, project, name }: Hit, current?: string): string {
  if (kind === 'project') return name === current ? 'Current project' : KINDS.project.label;
  const parents = project !== undefined && project === current ? context.slice(0, -1) : context;
  const shown = found !== undefined && found !== name ? [found] : [];
  return [KINDS[kind].label, ...shown, ...parents].filter((part) => part !== '').join(' · ');
}
