import {
  CHOICES,
  choicesOf,
  COHORT_KEY,
  PREVIEWS_KEY,
  SILO_KEY,
  type Browser,
  type Choice,
} from './choice.ts';

/** A choice, and the fetched row of its build; `undefined` when it could not be fetched. */
export interface FetchedChoice extends Choice {
  fetched?: Promise<unknown>;
}

/** Timeout of a row, in milliseconds; on a timeout the served build runs. */
const TIME_LIMIT = 2_000;

function cohortId(): string | undefined {
  try {
    const own = localStorage.getItem(COHORT_KEY) ?? Math.random().toString(36).slice(2);
    localStorage.setItem(COHORT_KEY, own);
    return own;
  } catch {
    return undefined;
  }
}

const stored = (storage: () => Storage, key: string): string => {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
};

function browserNow(): Browser {
  const words = new URLSearchParams(location.search).getAll('remotes');
  const silo = stored(() => localStorage, SILO_KEY);
  return {
    asked: words.join(','),
    kept: stored(() => sessionStorage, PREVIEWS_KEY),
    id: cohortId,
    silo: silo === '' ? undefined : silo,
  };
}

const fetchRow = ([url, integrity]: readonly [string, string]): Promise<unknown> =>
  fetch(url, { integrity, signal: AbortSignal.timeout(TIME_LIMIT) })
    .then((answer) => answer.json())
    // The shell reports that the build could not be used
    .catch(() => undefined);

/** Chooses the builds of this document, stores previews for the tab, requests the rows of the builds, and passes all to the shell. */
export function chooseBuilds(rows: readonly unknown[]): readonly FetchedChoice[] {
  const choices = choicesOf(rows, browserNow());
  const previews = choices
    .filter(({ why }) => why === 'preview')
    .map(({ area, build }) => `${area}:${build}`);
  try {
    if (previews.length > 0) sessionStorage.setItem(PREVIEWS_KEY, previews.join());
    else if (sessionStorage.getItem(PREVIEWS_KEY) !== null) sessionStorage.removeItem(PREVIEWS_KEY);
  } catch {
    // Without storage a preview ends with the document
  }
  const found = choices.map((choice) => (choice.row ? { ...choice, fetched: fetchRow(choice.row) } : choice));
  Reflect.set(globalThis, CHOICES, found);
  return found;
}
