import type { Failure } from '../errors/failure-log.ts';

/** One thing that happened in a page view. Members are codes, versions and numbers, nothing that a person has typed or named. */
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
  /** Milliseconds from the start of the navigation until its page was drawn. */
  | { kind: 'ready'; ms: number }
  | { kind: 'vital'; name: string; value: number }
  | { kind: 'policy'; directive: string; blocked: string; area?: string; build?: string };

/** Reasons that are answers and no faults: a page of nothing, or of nothing that the person may see. */
const ANSWERS = new Set(['not-found', 'forbidden', 'unauthorized', 'conflict', 'invalid']);

const matching = (text: string | undefined, pattern: RegExp): string | undefined =>
  text === undefined ? undefined : pattern.exec(text)?.[0];

/** The report of a failure; undefined for an answer of the server that is no fault. Messages are left out: they contain names. */
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

/** What the policy has words for, and origins. */
const BLOCKED =
  /^(?:inline|eval|wasm-eval|data|blob|about|trusted-types-(?:policy|sink)|https?:\/\/[\w.:-]{1,80})$/;

/** What the browser says of a violation of the content security policy. */
export interface Violation {
  directive: string;
  blocked: string;
  /** File of the code that did it. */
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
