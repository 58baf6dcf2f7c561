import { BOOT_RULES, type BootKind, type BootRule } from './rules.ts';

/** Something that the output shows about the start. */
export interface BootFinding {
  readonly kind: BootKind;
  /** A sentence without its period. */
  readonly said: string;
  /** The line that shows it. */
  readonly line: string;
}

/** A key with which the guest proves its identity to SSH clients. */
export interface HostKey {
  /** `ED25519`, `RSA`. */
  readonly kind: string;
  /** `SHA256:…`, as SSH clients show it. */
  readonly fingerprint: string;
}

/** Report on the last start of a guest, from the output of the serial console. */
export interface BootReport {
  /** Name and version, when the kernel has printed them. */
  readonly system: string | undefined;
  /** In the order of the output, each kind once. */
  readonly findings: readonly BootFinding[];
  /**
   * `login`: there is a login prompt. `failed`: the start cannot continue without help. `halted`: the guest shut down. `started`: it has
   * begun. `unseen`: nothing of a start is in the output. `silent`: there is no output.
   */
  readonly verdict: 'login' | 'failed' | 'halted' | 'started' | 'unseen' | 'silent';
  readonly hostKeys: readonly HostKey[];
  /** IPv4 addresses that the guest has printed as its own. */
  readonly addresses: readonly string[];
}

/** Longest line that is read, in characters: output without line breaks must not slow the rules down. */
const LINE = 500;

/** Kinds after which the guest waits for help. */
const STOPS: ReadonlySet<BootKind> = new Set(['no-boot-disk', 'emergency', 'panic']);
const ENDS: ReadonlySet<BootKind> = new Set([...STOPS, 'login', 'halted']);

/** The progress of a start when a line of this kind is printed; a smaller or equal rank begins another start. */
const RANKS: Partial<Record<BootKind, number>> = { firmware: 1, kernel: 2 };

const HOST_KEY = /(?:^|\s)\d+ (SHA256:[A-Za-z0-9+/]{43}) .*\((RSA|ECDSA|ED25519|DSA)\)/;

/** Visible stand-ins, so that the pattern below has no control characters. */
const ESCAPE = '\u241B';
const BELL = '\u2407';

/** Sequences that move the cursor or color text, and the other control characters except line breaks. */
const CONTROLS =
  /\u241B(?:\[[0-?]*[ -/]*[@-~]|\][^\u2407\u241B]*(?:\u2407|\u241B\\)?|[ -/]*[0-Z\\^-~])|(?![\r\n])[\p{Cc}\u2407\u241B]/gu;

const linesOf = (text: string): string[] =>
  text
    .replaceAll('\u001B', ESCAPE)
    .replaceAll('\u0007', BELL)
    .replaceAll(CONTROLS, '')
    .split(/[\r\n]+/)
    .map((line) => line.slice(0, LINE).trimEnd())
    .filter((line) => line !== '');

const filled = (text: string, groups: readonly (string | undefined)[]): string =>
  text.replace('$1', (groups[1] ?? '').trim());

interface Seen {
  readonly rule: BootRule;
  readonly groups: readonly (string | undefined)[];
  readonly line: string;
}

function seenIn(line: string): Seen | undefined {
  for (const rule of BOOT_RULES) {
    const groups = rule.line.exec(line);
    if (groups) return { rule, groups: [...groups], line };
  }
  return undefined;
}

/**
 * Reads what the output of a serial console shows about the last start of the guest. A missing prompt
 * only means that none was seen: a guest may have no console on the serial port.
 * @param text the output, with control sequences; its beginning may be cut
 */
export function readBoot(text: string): BootReport {
  const lines = linesOf(text);
  let seen: Seen[] = [];
  let keys: HostKey[] = [];
  let rank = 0;
  for (const line of lines) {
    const key = HOST_KEY.exec(line);
    if (key?.[1] !== undefined && key[2] !== undefined) keys.push({ kind: key[2], fingerprint: key[1] });
    const one = seenIn(line);
    if (one === undefined) continue;
    const at = RANKS[one.rule.kind];
    if (at !== undefined) {
      const isSameKernel = at === 2 && rank === 2 && seen.every(({ rule }) => RANKS[rule.kind] !== undefined);
      if (at <= rank && !isSameKernel) {
        seen = [];
        keys = [];
      }
      rank = at;
    }
    seen.push(one);
  }
  const end = seen.findLast(({ rule }) => ENDS.has(rule.kind))?.rule.kind;
  const systems = seen.flatMap(({ rule, groups }) =>
    rule.system === undefined ? [] : [filled(rule.system, groups)],
  );
  return {
    system: systems[0],
    findings: findingsOf(seen),
    verdict: verdictOf(lines.length, seen.length, end),
    hostKeys: unique(keys, ({ fingerprint }) => fingerprint),
    addresses: unique(
      seen.flatMap(({ rule, groups }) => (rule.kind === 'network' && groups[1] ? [groups[1]] : [])),
      (address) => address,
    ),
  };
}

function verdictOf(lines: number, seen: number, end: BootKind | undefined): BootReport['verdict'] {
  if (end === 'login' || end === 'halted') return end;
  if (end !== undefined) return 'failed';
  if (seen > 0) return 'started';
  return lines > 0 ? 'unseen' : 'silent';
}

/** The first finding of each kind, or the first that has a name or an address, in the order of the output. */
function findingsOf(seen: readonly Seen[]): BootFinding[] {
  const chosen = new Map<BootKind, Seen>();
  for (const one of seen) {
    const known = chosen.get(one.rule.kind);
    if (!known || (known.groups[1] === undefined && one.groups[1] !== undefined))
      chosen.set(one.rule.kind, one);
  }
  return [...chosen.values()].map(({ rule, groups, line }) => ({
    kind: rule.kind,
    said: filled(rule.said, groups),
    line,
  }));
}

const unique = <Of>(all: readonly Of[], key: (one: Of) => string): Of[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];

/** Verdict on the start, as a sentence without its period. */
export function verdictText({ verdict, findings }: BootReport): string {
  switch (verdict) {
    case 'login':
      return 'The guest booted to a login prompt';
    case 'failed':
      return findings.findLast(({ kind }) => STOPS.has(kind))?.said ?? 'Boot stopped';
    case 'halted':
      return 'The guest shut down';
    case 'started':
      return 'The guest has started to boot. No login prompt detected';
    case 'unseen':
      return 'No login prompt detected';
    case 'silent':
      return 'No output on the serial console';
  }
}

/** Whether the guest came up, as far as its output shows; `unknown` is neither. */
export const outcomeOf = ({ verdict }: BootReport): 'booted' | 'failed' | 'unknown' =>
  verdict === 'login' ? 'booted' : verdict === 'failed' || verdict === 'halted' ? 'failed' : 'unknown';
