import { bodyOf, secretFields, type SecretField, urlOf } from '@console/shared/api';
import { namedCommand, type Written } from './named.ts';
import { masked } from './secrets.ts';

/** A text format of a request. */
export type Format = 'named' | 'cli' | 'curl' | 'json';

/** A request as texts to paste elsewhere: exactly the request that the console would send, without secrets. */
export interface RequestTexts {
  /** The named command of the platform's CLI, for a POSIX shell; absent when there is none. */
  readonly named?: string;
  /** The generic CLI command, which works for every request, for a POSIX shell. */
  readonly cli: string;
  /** A curl command for a POSIX shell. It reads the access token from `$TOKEN`. */
  readonly curl: string;
  /** The body in wire format; absent when there is none. */
  readonly json?: string;
  /** The placeholders of secrets, to be replaced manually: `$PASSWORD`. Empty when there are none. */
  readonly placeholders: readonly string[];
}

/** The context of the texts. */
export interface Place {
  /** Origin of the API, which is that of the page. */
  readonly origin: string;
  /** Name of the CLI's program. */
  readonly cliName: string;
}

/** Quotes a word for a POSIX shell. A single quote closes the quotes first. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A command with its options, one per line. */
const command = (...lines: readonly string[]) => lines.join(' \\\n    ');

/** No line of JSON equals this word, so it ends the body. */
const END = 'JSON';

/** Paths of secrets in bodies; reads with a body have none. */
const SECRETS: ReadonlyMap<string, readonly SecretField[]> = new Map(Object.entries(secretFields));

/** The body of a request without its secrets. */
export function bodyParts({ operation, input }: Written): Pick<RequestTexts, 'json' | 'placeholders'> {
  const text = bodyOf(input, operation.names);
  if (text === undefined) return { placeholders: [] };
  const wire: unknown = JSON.parse(text);
  const { body, placeholders } = masked(wire, operation.secrets ?? SECRETS.get(operation.id) ?? []);
  return { json: JSON.stringify(body, null, 2), placeholders };
}

/** Names and numbers need no quotes. */
const flagValue = (value: string): string => (/^[\w.:/-]+$/.test(value) ? value : shellWord(value));

function namedText(request: Written, cliName: string, json: string | undefined): string | undefined {
  const named = namedCommand(request);
  if (!named) return undefined;
  const { words, flags, sendsBody } = named;
  const lines = [`${cliName} ${words}`, ...flags.map(([flag, value]) => `${flag} ${flagValue(value)}`)];
  if (!sendsBody || json === undefined) return command(...lines);
  return command(...lines, `--json-body /dev/stdin <<'${END}'\n${json}\n${END}`);
}

/** Converts a request to texts. Method, URL and body equal those that the console's client sends. */
export function textsOf(request: Written, { origin, cliName }: Place): RequestTexts {
  const { method } = request.operation;
  const url = urlOf(request.operation, request.input);
  const { json, placeholders } = bodyParts(request);
  const cli = [`${cliName} api ${shellWord(url)}`, `--method ${method}`];
  const curl = [`curl -X ${method} ${shellWord(origin + url)}`, '-H "Authorization: Bearer $TOKEN"'];
  const named = namedText(request, cliName, json);
  if (json === undefined)
    return {
      ...(named !== undefined && { named }),
      cli: command(...cli),
      curl: command(...curl),
      placeholders,
    };
  return {
    ...(named !== undefined && { named }),
    cli: command(...cli, `--input - <<'${END}'\n${json}\n${END}`),
    curl: command(...curl, "-H 'Content-Type: application/json'", `--data-binary ${shellWord(json)}`),
    json,
    placeholders,
  };
}

/** The instruction about secrets; undefined when there are none. */
export const remarkOnSecrets = ({ placeholders }: RequestTexts): string | undefined =>
  placeholders.length === 0
    ? undefined
    : `Secrets are not copied. Replace ${new Intl.ListFormat('en').format(placeholders)} with your values.`;

/** Instructions before a text can be used; empty when there are none. */
export const remarksOn = (texts: RequestTexts, format: Format): string[] =>
  [remarkOnSecrets(texts), format === 'curl' ? 'Set $TOKEN to your access token first.' : undefined].filter(
    (one) => one !== undefined,
  );
