import type { Hit } from './hits.ts';
import { KINDS } from './kinds.ts';

/** The text beside a result: its kind, what matched, and its parents. */
export function contextOf({ kind, context, found, project, name }: Hit, current?: string): string {
  if (kind === 'project') return name === current ? 'Current project' : KINDS.project.label;
  const parents = project !== undefined && project === current ? context.slice(0, -1) : context;
  const shown = found !== undefined && found !== name ? [found] : [];
  return [KINDS[kind].label, ...shown, ...parents].filter((part) => part !== '').join(' · ');
}
