import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { createRouter } from '../router.tsx';
import { config, pathOf, settings } from '@console/shared/runtime';
import { currentConsole } from '../composition/console.ts';
import { receiveFailures } from '../errors/failure-log.ts';
import { endpointOf } from './endpoint.ts';
import { entryOf, violationOf, type Entry } from './entries.ts';
import { pageOf } from './page-of.ts';
import { onViolation } from './violations.ts';
import { ViewReport } from './view.ts';

/*
 * The console's reports about itself, loaded only when the deployer has configured an endpoint. entries.ts and view.ts define the
 * contents; they are sent to the console's own origin, without cookies.
 */

/** Milliseconds from the first entry of a page view until it is sent, so that several entries share one message. */
const PAUSE = 4_000;

/** The nonce that the collector issues to this document and requires for reports; undefined when there is no collector. */
async function nonceFrom(endpoint: string): Promise<string | undefined> {
  const text = await fetch(endpoint, { credentials: 'omit' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  // A server without a collector may answer with the document
  return /^[\w.-]{1,200}$/.test(text) ? text : undefined;
}

async function send(endpoint: string, asked: Promise<string | undefined>, body: string): Promise<void> {
  const nonce = await asked;
  if (nonce === undefined) return;
  // `keepalive` lets the request outlive the page; lost reports are acceptable
  await fetch(endpoint, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json', 'report-nonce': nonce },
  }).catch(() => undefined);
}

/** Collects the entries of page views and sends them. */
class Reporter {
  /** The first view of the document, to which the vital signs belong. */
  readonly #first: ViewReport;
  #view: ViewReport;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #endpoint: string;
  readonly #nonce: Promise<string | undefined>;

  constructor(endpoint: string, path: string) {
    this.#endpoint = endpoint;
    this.#nonce = nonceFrom(endpoint);
    this.#view = Reporter.#viewOf(path);
    this.#first = this.#view;
    this.#later();
  }

  static #viewOf(path: string): ViewReport {
    const { rows, loader, cohorts } = currentConsole();
    const { area, route } = pageOf(rows, path);
    const { build: shell } = config();
    const cohort = cohorts.get(area);
    return new ViewReport({
      id: Math.random().toString(36).slice(2, 10),
      shell,
      area,
      build: loader.rowOf(area)?.build ?? shell,
      route,
      ...(cohort && cohort.why !== 'refused' && cohort.problem === undefined && { cohort: cohort.why }),
    });
  }

  /** Starts the view of another page. */
  open(path: string): void {
    this.flush();
    this.#view = Reporter.#viewOf(path);
    this.#later();
  }

  add(entry: Entry | undefined): void {
    if (!entry) return;
    (entry.kind === 'vital' ? this.#first : this.#view).add(entry);
    this.#later();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const view of new Set([this.#first, this.#view])) {
      const message = view.take();
      if (message !== undefined) void send(this.#endpoint, this.#nonce, message);
    }
  }

  #later(): void {
    this.#timer ??= setTimeout(() => this.flush(), PAUSE);
  }
}

/** Receives failed loads of areas, the previous ones immediately. */
function watchAreas(reporter: Reporter): void {
  const { loader } = currentConsole();
  const known = new Set<unknown>();
  const look = () => {
    for (const [area, { error }] of loader.lastErrors()) {
      if (known.has(error) || error.reason === 'crash') continue;
      known.add(error);
      const build = loader.rowOf(area)?.build ?? '';
      reporter.add(entryOf({ area, build, path: '', reason: error.reason, error }));
    }
  };
  loader.subscribe(look);
  look();
}

/** Runs a function after the page was rendered. */
const drawn = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then));

/** Records page views, and the time from the start of each navigation until its page is rendered. */
function watchPages(router: ReturnType<typeof createRouter>, reporter: Reporter, first: string): void {
  let shown = first;
  /** When the current navigation started, in ms; 0 is the start of the document. */
  let since: number | undefined = 0;
  const look = () => {
    const { navigation, location, initialized } = router.state;
    if (navigation.state !== 'idle' || !initialized) {
      since ??= performance.now();
      return;
    }
    const path = pathOf(location.pathname);
    if (path !== shown) {
      shown = path;
      reporter.open(shown);
      since ??= performance.now();
    }
    if (since === undefined) return;
    const begun = since;
    since = undefined;
    drawn(() => reporter.add({ kind: 'ready', ms: Math.round(performance.now() - begun) }));
  };
  router.subscribe(look);
  // When the page was ready before this code, the time is measured by this code: slightly too long, never too short
  look();
}

/** Starts the reports. */
export function startReports(router: ReturnType<typeof createRouter>): void {
  const endpoint = endpointOf(settings().reports);
  if (endpoint === undefined) {
    console.error('reports.endpoint must be a path of this site');
    return;
  }
  const path = pathOf(router.state.location.pathname);
  const reporter = new Reporter(endpoint, path);
  receiveFailures((failure) => reporter.add(entryOf(failure)));
  watchAreas(reporter);
  watchPages(router, reporter, path);
  onViolation((violation) => reporter.add(violationOf(violation)));
  const vital = ({ name, value }: Metric) =>
    reporter.add({ kind: 'vital', name, value: Math.round(value * 1_000) / 1_000 });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(vital);
  // Registered after the listeners of the vital signs, whose last values arrive with the same event
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush();
  });
}
