import type { RouteSpeed, Times } from './speeds.ts';
import type { Health } from './summary.ts';

/** Number of routes that the text lists. */
const ROUTES = 10;

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : ((part / whole) * 100).toFixed(1)} %`;

/** A table of left-aligned columns, without white space at the ends of lines. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time of a route and how much longer or shorter it is than with the build before: `640 (-60)`. */
function timeText({ times, before }: RouteSpeed, name: keyof Times): string {
  const now = times[name];
  const was = before?.times[name];
  if (now === undefined) return '';
  if (was === undefined) return String(now);
  return `${now} (${now > was ? '+' : ''}${now - was})`;
}

/** The readable summary: errors per build, areas that fail, slow routes, vital signs, violations of the policy. */
export function healthText({ views, builds, routes, vitals, violations }: Health): string {
  if (views === 0) return 'No page views were reported in this time.';
  const parts = [
    `${views} page views`,
    table([
      ['area', 'build', 'views', 'failing', 'share', 'reasons'],
      ...builds.map(({ area, build, views: own, failing, reasons }) => [
        area,
        build,
        String(own),
        String(failing),
        percent(failing, own),
        reasons.map(([reason, count]) => `${reason} ${count}`).join(', '),
      ]),
    ]),
    ...(routes.length === 0
      ? []
      : [
          table([
            ['slowest routes (75 %)', 'build', 'views', 'ready ms', 'LCP ms', 'INP ms', 'build before'],
            ...routes
              .slice(0, ROUTES)
              .map((speed) => [
                speed.route,
                speed.build,
                String(speed.views),
                timeText(speed, 'ready'),
                timeText(speed, 'LCP'),
                timeText(speed, 'INP'),
                speed.before?.build ?? '',
              ]),
          ]),
        ]),
    ...(vitals.length === 0
      ? []
      : [`vital signs (75 %): ${vitals.map(([name, value]) => `${name} ${value}`).join(', ')}`]),
    ...(violations.length === 0
      ? []
      : [
          table([['violations of the policy', 'times'], ...violations.map(([what, n]) => [what, String(n)])]),
        ]),
  ];
  return parts.join('\n\n');
}
