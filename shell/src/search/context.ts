import { type Hit, labelOf } from './hits.ts';
import { KINDS } from './kinds.ts';

/** The text beside a result: its kind, what matched, and its parents. */
export function contextOf(hit: Hit, current?: string): string {
  const { kind, context, found, project, name } = hit;
  if (kind === 'project') return name === current ? 'Current project' : KINDS.project.label;
  const parents = project !== undefined && project === current ? context.slice(0, -1) : context;
  const shown = found !== undefined && found !== name ? [found] : [];
  return [labelOf(hit), ...shown, ...parents].filter((part) => part !== '').join(' · ');
}
