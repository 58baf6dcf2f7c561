import { readFlags, refuse, urlFlag } from '../machine/flags.ts';
import { readerOf } from './reader.ts';
import { CannotCompare, survey } from './survey.ts';
import { isOther, tableOf } from './table.ts';
import { tokenFrom } from './token.ts';

/*
 * `npm run prove -- conformance`: compares a server with the contract that the console was built for, before a release. It sends only reads.
 */
const USAGE = `npm run prove -- conformance --api URL [--token-file FILE]

  --api URL           the API server
  --token-file FILE   the file of the token; - reads it from standard input; without it, from CONSOLE_TOKEN

Sends only reads. Exit code: 0 when the server is the one that the console was built for, 1 when something differs or is not
available, or the server cannot be compared, 2 for flags that cannot be used.`;

const { values } = readFlags(USAGE, {
  options: { api: { type: 'string' }, 'token-file': { type: 'string' } },
});

function tokenOf(): string {
  try {
    return tokenFrom({ file: values['token-file'], env: process.env });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'There is no token', USAGE);
  }
}

const api = urlFlag(USAGE, 'api', values.api ?? '');
const read = readerOf(api, tokenOf());
try {
  const surveyed = await survey(read, Date.now());
  console.log(tableOf(surveyed));
  process.exitCode = isOther(surveyed) ? 1 : 0;
} catch (error) {
  if (!(error instanceof CannotCompare)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
