import {
  type AnyInput,
  type ApiRequest,
  type ScriptPlace,
  type ScriptTexts,
  urlOf,
} from '@console/shared/api';
import { bodyParts, shellWord } from '@console/shared/copy-as';

/** Consecutive requests, to the extent known before the first one is sent. */
export interface Script {
  /** The purpose of all of them: `Grow disk db-data to 100 GiB`. */
  readonly title: string;
  readonly steps: readonly ScriptStep[];
}

/** A request of a script. */
export interface ScriptStep {
  /** Its effect, verb first: `Stop db-1`. */
  readonly title: string;
  readonly request: ApiRequest;
  /** The response has the id of a new object: its stand-in in later requests, and its variable in the script. */
  readonly makes?: { readonly standIn: string; readonly variable: string } | undefined;
  readonly until?: AwaitedState | undefined;
}

/** A read that is repeated until a member of its response, in wire format, has a value. */
export interface AwaitedState {
  readonly operation: { readonly path: string };
  readonly input: AnyInput;
  readonly member: string;
  readonly is: string;
}

/** The stand-ins of ids that a script has read so far, and its variables for them. */
type Variables = ReadonlyMap<string, string>;

/** No line of JSON equals this word, so it ends the body. */
const END = 'JSON';

/** A text in which a shell replaces only the variables of the script. */
function withVariables(text: string, variables: Variables, special: RegExp): string | undefined {
  const used = [...variables].filter(([standIn]) => text.includes(standIn));
  if (used.length === 0) return undefined;
  const escaped = text.replaceAll(special, String.raw`\$&`);
  return used.reduce((rest, [standIn, name]) => rest.replaceAll(standIn, `\${${name}}`), escaped);
}

/** A word for a shell, with the variables of the script in it. */
function wordOf(text: string, variables: Variables): string {
  const found = withVariables(text, variables, /["$\\`]/g);
  return found === undefined ? shellWord(text) : `"${found}"`;
}

/** A body on the standard input, with the variables of the script in it. */
function inputOf(json: string, variables: Variables): string {
  const found = withVariables(json, variables, /[$\\`]/g);
  return found === undefined ? `<<'${END}'\n${json}\n${END}` : `<<${END}\n${found}\n${END}`;
}

function linesOf({ title, request, makes, until }: ScriptStep, variables: Map<string, string>): string[] {
  const { operation, input } = request;
  const { json } = bodyParts(request);
  const url = wordOf(urlOf(operation, input), variables);
  const sent =
    json === undefined
      ? `send ${operation.method} ${url}`
      : `send_body ${operation.method} ${url} ${inputOf(json, variables)}`;
  if (makes) variables.set(makes.standIn, makes.variable);
  const state = until && wordOf(urlOf(until.operation, until.input), variables);
  return [
    '',
    `echo ${shellWord(title)}`,
    sent,
    ...(makes ? [`${makes.variable}=$(answered_id)`] : []),
    ...(until ? [`wait_for ${state} .${until.member} ${until.is}`] : []),
  ];
}

/** The functions of a script that send its requests. */
const SENDERS = {
  cli: ({ cliName }: ScriptPlace) => [
    `get() { ${cliName} api "$1" --method GET; }`,
    `send() { answer=$(${cliName} api "$2" --method "$1"); }`,
    `send_body() { answer=$(${cliName} api "$2" --method "$1" --input -); }`,
  ],
  curl: ({ origin }: ScriptPlace) => [
    `api=${shellWord(origin)}`,
    'ask() { curl -sS --fail-with-body -H "Authorization: Bearer $TOKEN" "$@"; }',
    'get() { ask "$api$1"; }',
    'send() { answer=$(ask -X "$1" "$api$2"); }',
    `send_body() { answer=$(ask -X "$1" "$api$2" -H 'Content-Type: application/json' --data-binary @-); }`,
  ],
} as const;

const NEEDS = {
  cli: ({ cliName }: ScriptPlace) => `Needs ${cliName}, signed in, and jq.`,
  curl: () => 'Needs curl and jq, and your access token in $TOKEN.',
} as const;

/** Ten minutes, as the console waits. A read that fails is repeated. */
const WAIT = `answered_id() { printf '%s\\n' "$answer" | jq -r .id; }
wait_for() {
  tries=300
  until [ "$(get "$1" | jq -r "$2")" = "$3" ]; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || { echo "Not $3 after ten minutes: $1" >&2; exit 1; }
    sleep 2
  done
}`;

function textOf({ title, steps }: Script, place: ScriptPlace, format: 'cli' | 'curl'): string {
  const variables = new Map<string, string>();
  return [
    '#!/bin/sh',
    // A name cannot begin another line
    `# ${title.replaceAll(/\s+/g, ' ')}`,
    `# ${NEEDS[format](place)} Ends at the first step that is refused; what was done until then stays.`,
    'set -eu',
    '',
    ...SENDERS[format](place),
    WAIT,
    ...steps.flatMap((step) => linesOf(step, variables)),
    '',
  ].join('\n');
}

/** Several requests as scripts for a POSIX shell, which wait for each change as the console does. */
export function scriptTexts(script: Script, place: ScriptPlace): ScriptTexts {
  const placeholders = script.steps.flatMap(({ request }) => bodyParts(request).placeholders);
  return {
    cli: textOf(script, place, 'cli'),
    curl: textOf(script, place, 'curl'),
    placeholders: [...new Set(placeholders)],
  };
}
