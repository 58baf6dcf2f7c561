import type { Received } from './message.ts';
import { quantile } from './quantile.ts';

/** The times that are measured for views of a route: until the page was rendered, and two web vitals of the document. In ms. */
const TIMES = ['ready', 'LCP', 'INP'] as const;

/** 75th percentiles in ms; a time that no view reported is missing. */
export type Times = Readonly<Partial<Record<(typeof TIMES)[number], number>>>;

/** How fast a route is with a build of its area. */
export interface RouteSpeed {
  route: string;
  area: string;
  build: string;
  /** Page views whose time until the page was rendered is known. */
  views: number;
  times: Times;
  /** The same route with the build that the area had before in this period. */
  before?: { build: string; times: Times };
}

/** The times of a route with one build. */
class SpeedTally {
  readonly #values = { ready: new Array<number>(), LCP: new Array<number>(), INP: new Array<number>() };
  readonly route: string;
  readonly area: string;
  readonly build: string;

  constructor({ route, area, build }: Pick<Received, 'route' | 'area' | 'build'>) {
    this.route = route;
    this.area = area;
    this.build = build;
  }

  add(entries: Received['entries']): void {
    for (const entry of entries)
      if (entry.kind === 'ready') this.#values.ready.push(entry.ms);
      else if (entry.kind === 'vital' && (entry.name === 'LCP' || entry.name === 'INP'))
        this.#values[entry.name].push(entry.value);
  }

  get views(): number {
    return this.#values.ready.length;
  }

  times(): Times {
    return Object.fromEntries(
      TIMES.filter((name) => this.#values[name].length > 0).map((name) => [
        name,
        Math.round(quantile(this.#values[name], 0.75)),
      ]),
    );
  }
}

/** Collects the times of routes by build. The newest build of an area is the one that reported last for the first time, whatever its route. */
export class Speeds {
  readonly #tallies = new Map<string, SpeedTally>();
  /** Builds of all areas in the order of their first report. */
  readonly #builds = new Set<string>();

  add(message: Received): void {
    this.#builds.add(message.build);
    if (!message.entries.some(({ kind }) => kind === 'ready' || kind === 'vital')) return;
    const key = `${message.route} ${message.area} ${message.build}`;
    const tally = this.#tallies.get(key) ?? new SpeedTally(message);
    tally.add(message.entries);
    this.#tallies.set(key, tally);
  }

  /** Every route with its newest build, the slowest first. */
  list(): RouteSpeed[] {
    const order = [...this.#builds];
    const byRoute = Map.groupBy(this.#tallies.values(), ({ route, area }) => `${route} ${area}`);
    return [...byRoute.values()]
      .flatMap((builds) => {
        const [newest, before] = builds.toSorted((a, b) => order.indexOf(b.build) - order.indexOf(a.build));
        if (!newest) return [];
        const { route, area, build, views } = newest;
        const speed: RouteSpeed = { route, area, build, views, times: newest.times() };
        return before ? { ...speed, before: { build: before.build, times: before.times() } } : speed;
      })
      .toSorted((a, b) => (b.times.ready ?? 0) - (a.times.ready ?? 0));
  }
}
