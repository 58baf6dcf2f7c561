import type { ErrorEntry, Received } from './message.ts';
import { quantile } from './quantile.ts';
import { Speeds, type RouteSpeed } from './speeds.ts';
import { shareOf, type Rate } from './verdict.ts';

/**
 * Reasons that are faults of a build: its code, or its files. Faults of the server and the network are reported but
 * not counted.
 */
const OWN = new Set([
  'crash',
  'evaluation',
  'chunk',
  'http',
  'integrity',
  'contract',
  'shared-version',
  'registry',
]);

/** Whether an error counts against the build that it names. */
export const isOwnFault = ({ reason }: ErrorEntry): boolean => OWN.has(reason);

/** Page views of a build, and the number of those with a fault of the build. */
export interface BuildHealth {
  area: string;
  build: string;
  views: number;
  failing: number;
  /** How often each reason was reported, most frequent first. */
  reasons: readonly (readonly [reason: string, count: number])[];
}

/** The summary of the reports of a period. */
export interface Health {
  views: number;
  builds: readonly BuildHealth[];
  routes: readonly RouteSpeed[];
  /** Web vitals: the 75th percentile; ms, CLS without a unit. */
  vitals: readonly (readonly [name: string, value: number])[];
  violations: readonly (readonly [what: string, count: number])[];
}

class Counts {
  readonly #counts = new Map<string, number>();
  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
  list(): (readonly [string, number])[] {
    return [...this.#counts].toSorted(([a, one], [b, two]) => two - one || (a < b ? -1 : 1));
  }
}

class BuildTally {
  views = 0;
  failing = 0;
  readonly clients = new Map<string, { views: number; failing: number }>();
  readonly reasons = new Counts();

  addView(client: string): void {
    this.views += 1;
    const own = this.clients.get(client);
    if (own === undefined) this.clients.set(client, { views: 1, failing: 0 });
    else own.views += 1;
  }

  addFailing(client: string): void {
    this.failing += 1;
    const own = this.clients.get(client);
    if (own !== undefined) own.failing += 1;
  }
}

/** A page view: whose it is, the builds that it counts for, and those that failed in it. */
interface View {
  client: string;
  builds: BuildTally[];
  failing: BuildTally[];
}

/**
 * Sums up messages one by one. A view with an error counts for the build of the page and, when another build failed, for that one as well.
 */
export class Tally {
  readonly #builds = new Map<string, BuildTally>();
  readonly #views = new Map<string, View>();
  readonly #speeds = new Speeds();
  readonly #vitals = new Map<string, number[]>();
  readonly #violations = new Counts();

  add(message: Received): void {
    const { id, area, build, shell, entries, client = '' } = message;
    this.#speeds.add(message);
    let view = this.#views.get(id);
    if (view === undefined) {
      view = { client, builds: [], failing: [] };
      this.#views.set(id, view);
    }
    this.#of(view, area, build);
    this.#of(view, 'shell', shell);
    for (const entry of entries)
      if (entry.kind === 'error') this.#addError(view, entry);
      else if (entry.kind === 'vital') push(this.#vitals, entry.name, entry.value);
      else if (entry.kind === 'policy')
        this.#violations.add(
          `${entry.directive} ${entry.blocked}${entry.area === undefined ? '' : ` of ${entry.area}`}`,
        );
  }

  /** Page views of a build, by client. */
  rateOf(area: string, build: string): Rate {
    return shareOf([...(this.#builds.get(`${area} ${build}`)?.clients.values() ?? [])]);
  }

  health(): Health {
    return {
      views: this.#views.size,
      builds: [...this.#builds]
        .map(([key, { views, failing, reasons }]) => {
          const [area = '', build = ''] = key.split(' ');
          return { area, build, views, failing, reasons: reasons.list() };
        })
        .toSorted((a, b) => b.failing / b.views - a.failing / a.views || b.views - a.views),
      routes: this.#speeds.list(),
      vitals: [...this.#vitals]
        .map(([name, all]) => [name, quantile(all, 0.75)] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      violations: this.#violations.list(),
    };
  }

  /** The tally of a build, for which the view counts from now on. */
  #of(view: View, area: string, build: string): BuildTally {
    const key = `${area} ${build}`;
    let found = this.#builds.get(key);
    if (found === undefined) {
      found = new BuildTally();
      this.#builds.set(key, found);
    }
    if (!view.builds.includes(found)) {
      view.builds.push(found);
      found.addView(view.client);
    }
    return found;
  }

  #addError(view: View, entry: ErrorEntry): void {
    const own = this.#of(view, entry.area, entry.build);
    own.reasons.add(entry.reason);
    if (!isOwnFault(entry) || view.failing.includes(own)) return;
    view.failing.push(own);
    own.addFailing(view.client);
  }
}

/** Appends to a list in a map. */
function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

export function healthOf(messages: Iterable<Received>): Health {
  const tally = new Tally();
  for (const message of messages) tally.add(message);
  return tally.health();
}
