/** Levels of a log, the least severe first. */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

export type Level = (typeof LEVELS)[number];

const WORDS = /\b(trace|debug|info|warn|warning|error|err|fatal|critical)\b/i;

const BY_WORD: Readonly<Record<string, Level>> = {
  trace: 'debug',
  debug: 'debug',
  info: 'info',
  warn: 'warn',
  warning: 'warn',
  error: 'error',
  err: 'error',
  fatal: 'error',
  critical: 'error',
};

/** The level that a line contains; undefined when there is none. */
export const levelOf = (line: string): Level | undefined =>
  BY_WORD[WORDS.exec(line)?.[0].toLowerCase() ?? ''];

/** Lines that contain a text, ignoring case, and have at least a level. Lines without a level belong to the previous line. */
export function linesOf(text: string, wanted: string, least: Level | undefined): readonly string[] {
  const part = wanted.trim().toLowerCase();
  let level: Level | undefined;
  return text.split('\n').filter((line) => {
    level = levelOf(line) ?? level;
    const isHeavy = least === undefined || LEVELS.indexOf(level ?? 'debug') >= LEVELS.indexOf(least);
    return isHeavy && (part === '' || line.toLowerCase().includes(part));
  });
}
