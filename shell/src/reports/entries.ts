import type { Failure } from '../errors/failure-log.ts';

/** An event in a page view. Its members are codes, versions and numbers, never texts or names from a user. */
export type Entry =
  | {
      kind: 'error';
      area: string;
      build: string;
      reason: string;
      /** Class of the error. */
      name?: string;
      /** File, line and column of our own code. */
      at?: string;
      requestId?: string;
    }
  /** Milliseconds from the start of the navigation until its page was rendered. */
  | { kind: 'ready'; ms: number }
  | { kind: 'vital'; name: string; value: number }
  | { kind: 'policy'; directive: string; blocked: string; area?: string; build?: string };

/** Reasons that are ordinary responses and not faults: a missing resource, or one that the user may not see. */
const ANSWERS = new Set(['not-found', 'gone', 'forbidden', 'unauthorized', 'conflict', 'invalid']);

const matching = (text: string | undefined, pattern: RegExp): string | undefined =>
  text === undefined ? undefined : pattern.exec(text)?.[0];

/** The report of a failure; undefined for an ordinary response of the server. Messages are left out, because they contain names. */
export function entryOf({ area = 'shell', build, reason, requestId, error }: Failure): Entry | undefined {
  if (ANSWERS.has(reason)) return undefined;
  const isCrash = reason === 'crash' && error instanceof Error;
  const name = isCrash ? matching(error.name, /^[A-Z][A-Za-z]{2,30}$/) : undefined;
  const at = isCrash
    ? matching(error.stack, /\/(?:assets|remotes\/[\w-]+\/[\w.-]+)\/[\w.-]{1,60}\.js:\d+:\d+/)
    : undefined;
  const id = matching(requestId, /^[\w-]{1,64}$/);
  return {
    kind: 'error',
    area,
    build,
    reason,
    ...(name !== undefined && { name }),
    ...(at !== undefined && { at }),
    ...(id !== undefined && { requestId: id }),
  };
}

/** Keywords of the policy, and origins. */
const BLOCKED =
  /^(?:inline|eval|wasm-eval|data|blob|about|trusted-types-(?:policy|sink)|https?:\/\/[\w.:-]{1,80})$/;

/** The browser's report of a violation of the Content-Security-Policy. */
export interface Violation {
  directive: string;
  blocked: string;
  /** File of the code that caused it. */
  source: string;
}

/** The report of a violation: of addresses only the origin, because they can contain names. */
export function violationOf({ directive, blocked, source }: Violation): Entry {
  const [, area, build] = /\/remotes\/([\w-]+)\/([\w.-]+)\//.exec(source) ?? [];
  const place = URL.canParse(blocked) ? new URL(blocked).origin : blocked;
  return {
    kind: 'policy',
    directive: matching(directive, /^[a-z-]{1,40}/) ?? 'other',
    blocked: place === location.origin ? 'self' : (matching(place, BLOCKED) ?? 'other'),
    ...(area !== undefined && build !== undefined && { area, build }),
  };
}
