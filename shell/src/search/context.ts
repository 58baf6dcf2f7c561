import { type Hit, labelOf } from './hits.ts';

/** The text beside a result: its kind, what matched, and its parents. */
export function contextOf(hit: Hit, current?: string): string {
  const { kind, context, found, project, name } = hit;
  if (kind === 'project') return name === current ? 'Current project' : labelOf(hit);
  const parents = project !== undefined && project === current ? context.slice(0, -1) : context;
  const shown = found !== undefined && found !== name ? [found] : [];
  return [labelOf(hit), ...shown, ...parents].filter((part) => part !== '').join(' · ');
}
