import { readFileSync } from 'node:fs';

const STANDARD_INPUT = 0;

/** Where a token comes from. */
export interface TokenSource {
  /** A file; `-` is standard input. */
  readonly file: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * The token; never from the argument list, which every user of the machine can read.
 * @throws Error with the reason, without the contents of the file
 */
export function tokenFrom({ file, env }: TokenSource): string {
  if (file === undefined && env['CONSOLE_TOKEN'] === undefined)
    throw new Error(
      'A token is needed: --token-file FILE, --token-file - for standard input, or CONSOLE_TOKEN',
    );
  let text = env['CONSOLE_TOKEN'] ?? '';
  if (file !== undefined) {
    try {
      text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
    } catch {
      throw new Error('The file of the token cannot be read');
    }
  }
  const token = text.trim();
  if (!/^[\x21-\x7e]+$/.test(token)) throw new Error('The token must be one line of visible characters');
  return token;
}
