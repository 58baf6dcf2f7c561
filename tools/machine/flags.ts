import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the program with the reason and the usage on stderr; exit code 2. */
export function refuse(reason: string, usage: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(2);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The flags and words of a command line, by Node's `parseArgs`. `--help` prints the usage and ends the program with 0; a flag that the
 * command does not have, or that lacks its value, ends it with 2 (`refuse`).
 */
export function readFlags<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(messageOf(error), usage);
  }
}

/** A flag that is a number from `least`; ends the program when it is not. */
export function numberFlag(usage: string, name: string, text: string, least = 0): number {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= least
    ? value
    : refuse(`--${name} must be a whole number from ${least}, not "${text}"`, usage);
}

/** A flag that is an HTTP URL; ends the program when it is not. */
export function urlFlag(usage: string, name: string, text: string): URL {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol)
    ? url
    : refuse(`--${name} must be an http or https URL, not "${text}"`, usage);
}
