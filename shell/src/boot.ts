/*
 * The only inline script of the document; the Content-Security-Policy allows it by its hash. It runs before all other code and
 * does six things that must not wait for the shell: it chooses the build of each area, applies the theme (no flash of the wrong colors),
 * creates the Trusted Types policy (a policy must exist before the code that it restricts), lets the document paint the frame or the
 * sign-in before any file is loaded, requests the files that the opened page needs (this saves three round trips,
 * docs/decisions/029-files-of-every-page.md), and sends the reads of the frame and of the page
 * (docs/decisions/028-reads-of-the-document.md).
 * Import only small modules here, because this script and its imports are part of every document.
 */
import {
  type ConsoleConfig,
  type ConsoleSettings,
  LANDING_PATH,
  type PinnedFile,
  type RegistryEntry,
} from '@console/shared/contract';
import { sendEarly } from '@console/shared/api';
import { chooseBuilds } from './composition/boot-choice.ts';
import { readsAt, sentReads } from './composition/first-reads.ts';
import { fetchAhead } from './composition/fetch-ahead.ts';
import { ownerOf } from './composition/owner.ts';
import { drawSignIn } from './first-sign-in.ts';
import { SESSION_READS } from './session-reads.ts';

const isConfig = (value: unknown): value is Partial<ConsoleConfig> =>
  typeof value === 'object' && value !== null;

const readConfig = (): Partial<ConsoleConfig> => {
  try {
    const parsed: unknown = JSON.parse(document.getElementById('console-config')?.textContent ?? '');
    return isConfig(parsed) ? parsed : {};
  } catch {
    return {}; // the shell shows the error message
  }
};

const config = readConfig();
const remotes: readonly RegistryEntry[] = Array.isArray(config.remotes) ? config.remotes : [];
const root = document.documentElement;
const base = String(config.settings?.basePath ?? '');

try {
  const theme = localStorage.getItem('theme-preference');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  if (localStorage.getItem('density-preference') === 'compact') root.dataset['density'] = 'compact';
  if (localStorage.getItem('shortcut-preference') === 'off') root.dataset['singleKeys'] = 'off';
} catch {
  // localStorage is blocked: use the theme of the operating system
}

// All builds of each registered remote are allowed, so that "Try again" can run a build published after this document.
// An entry that is not below a folder of this site allows nothing; the shell refuses its row (registry-rows.ts).
const folders = [
  `${base}/assets/`,
  ...remotes.flatMap((row) => /^(?:\/\w[^/]*)+\/(?=[^/]+\/[^/]+$)/.exec(String(row?.entry))?.[0] ?? []),
];

const policy = {
  /** Allows only files of the shell and of registered builds; every other URL is refused before it is requested. */
  createScriptURL(value: string): string | null {
    const url = new URL(value, location.origin);
    const known = url.origin === location.origin && folders.some((folder) => url.pathname.startsWith(folder));
    return known && /\.[0-9a-f]{8,}\.js$/.test(url.pathname) ? value : null;
  },
  /** react-aria clears its live region with `innerHTML = ""`; every other HTML string is refused. */
  createHTML: (value: string): string | null => (value === '' ? value : null),
};

interface PolicyFactory {
  createPolicy(name: string, rules: typeof policy): unknown;
}
const isFactory = (value: unknown): value is PolicyFactory => typeof value === 'object' && value !== null;
const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
if (isFactory(factory)) factory.createPolicy('default', policy);

const within = location.pathname.startsWith(`${base}/`) ? location.pathname.slice(base.length) : '/';
const path = within === '/' ? LANDING_PATH : within;
const owner = ownerOf(
  remotes.filter((row) => Array.isArray(row?.prefixes)),
  path,
);

const matches = (pattern: string): boolean => {
  const parts = path.replace(/\/$/, '').split('/');
  const wanted = pattern.split('/');
  return (
    parts.length === wanted.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i])
  );
};

// A style element would need a hash in the policy, a sheet of the object model needs none
const adopt = (text: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
};

/**
 * The browser loads its locale data with the first formatter, which takes 12 ms (50 on a slow processor). Creating one here lets it
 * do so while it waits for the first files, and not in the middle of the first render.
 */
const loadLocaleData = (): unknown => [new Intl.DateTimeFormat(), new Intl.NumberFormat()];

// Public pages have no frame. Only the sign-in with a password needs nothing but its address to be drawn
if (owner?.mount !== 'public') {
  adopt(FIRST_PAINT);
  setTimeout(loadLocaleData);
} else if (matches('/login/:silo/local')) {
  adopt(FIRST_SIGN_IN);
  drawSignIn(path.split('/')[2] ?? '');
}

const preload = ([href, integrity]: PinnedFile): void => {
  const link = document.createElement('link');
  // Mode and hash must equal those of the later request, or the browser fetches the file twice.
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
};

const seen = new Set<string>();

function preloadFiles(files: readonly PinnedFile[]): void {
  for (const file of files)
    if (file[0] !== '' && !seen.has(file[0])) {
      seen.add(file[0]);
      preload(file);
    }
}

const settings: Partial<ConsoleSettings> = config.settings ?? {};

const sendReads = (paths: readonly string[]): void =>
  sendEarly(sentReads(settings, paths), settings.apiVersion ?? '');

/** Requests the files that the opened page needs in addition to those of every page of its area, and sends its reads. */
function requestPage({ entry, routes }: RegistryEntry): void {
  const [pattern = '', page] = Object.entries(routes).find(([one]) => matches(one)) ?? [];
  const shares = new Map(Object.entries(config.shell?.shares ?? {}));
  preloadFiles((page?.shares ?? []).flatMap((name) => shares.get(name) ?? []));
  preloadFiles(page?.files ?? []);
  fetchAhead(entry, page?.names);
  sendReads(readsAt({ path, search: location.search }, pattern, page?.reads));
}

const isRow = (value: unknown): value is RegistryEntry => typeof value === 'object' && value !== null;

async function preloadOwner(): Promise<void> {
  const chosen = chooseBuilds(remotes).find(({ area }) => area === owner?.name)?.fetched;
  const row = chosen ? await chosen : owner;
  if (!isRow(row)) return;
  preloadFiles([[row.entry, row.integrity], ...row.assets]);
  if (row.mount === 'console') preloadFiles(config.shell?.frame ?? []);
  requestPage(row);
}

preloadOwner().catch(() => {
  // The row is malformed: the shell reports it; without the preload the page only loads later
});
if (owner?.mount !== 'public') sendReads(SESSION_READS);
