import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  diskCreate,
  diskView,
  localIdpUserCreate,
  snapshotCreate,
  snapshotDelete,
  snapshotView,
} from '@console/shared/api';
import { type Script, scriptTexts } from './script-texts.ts';

const place = { origin: 'https://console.test', cliName: 'oxide' };
const SNAPSHOT = '00000000-0000-0000-0000-000000000001';
const TRICKY = 'it\'s "new" `pwd` $HOME \\n ) ${x}';

const SCRIPT: Script = {
  title: 'Copy a disk\nrm -rf /',
  steps: [
    {
      title: "Take it's snapshot",
      request: {
        operation: snapshotCreate,
        input: { query: { project: "o'x" }, body: { name: 's', description: TRICKY, disk: 'd' } },
      },
      makes: { standIn: SNAPSHOT, variable: 'snapshot_1' },
      until: {
        operation: snapshotView,
        input: { path: { snapshot: SNAPSHOT } },
        member: 'state',
        is: 'ready',
      },
    },
    {
      title: 'Create the disk',
      request: {
        operation: diskCreate,
        input: {
          query: { project: "o'x" },
          body: { name: 'n', description: TRICKY, diskSource: { type: 'snapshot', snapshotId: SNAPSHOT } },
        },
      },
      until: { operation: diskView, input: { path: { disk: 'n' } }, member: 'state.state', is: 'detached' },
    },
    { title: 'Delete it', request: { operation: snapshotDelete, input: { path: { snapshot: SNAPSHOT } } } },
  ],
};

/**
 * Runs a script with a program `oxide` or `curl` that writes its arguments and its input, and answers with an id and states.
 * @returns what each call got
 */
function calls(script: string): string[][] {
  const fake = `
fake() {
  { printf '%s\\0' "$@"; for last; do :; done
    case $last in -|@-) cat;; esac; printf '\\001'; } >&2
  printf '%s' '{"id": "made", "state": "ready"}' | jq 'if $url | test("disks/") then .state = {state: "detached"} else . end' --arg url "$*"
}
oxide() { fake "$@"; }
curl() { fake "$@"; }
`;
  const [head = '', ...rest] = script.split('\n');
  const run = [head, fake, ...rest].join('\n');
  const said = execFileSync('sh', ['-c', `exec 2>&1 >/dev/null\n${run}`], {
    env: { PATH: process.env['PATH'], TOKEN: 'a token' },
    encoding: 'utf8',
  });
  return said
    .split('\u0001')
    .slice(0, -1)
    .map((one) => one.replace(/\0$/, '').split('\0'));
}

test('a script sends each request with the ids that the answers before it had, and waits', () => {
  const made = calls(scriptTexts(SCRIPT, place).cli);
  const [create, ready, disk, detached, remove] = made;
  expect(made).toHaveLength(5);
  expect(create?.slice(0, 6)).toEqual([
    'api',
    "/v1/snapshots?project=o'x",
    '--method',
    'POST',
    '--input',
    '-',
  ]);
  expect(JSON.parse(create?.[6] ?? '')).toEqual({ name: 's', description: TRICKY, disk: 'd' });
  expect(ready).toEqual(['api', '/v1/snapshots/made', '--method', 'GET']);
  expect(JSON.parse(disk?.[6] ?? '')).toEqual({
    name: 'n',
    description: TRICKY,
    disk_source: { type: 'snapshot', snapshot_id: 'made' },
  });
  expect(detached).toEqual(['api', '/v1/disks/n', '--method', 'GET']);
  expect(remove).toEqual(['api', '/v1/snapshots/made', '--method', 'DELETE']);
});

test('curl sends the same', () => {
  const made = calls(scriptTexts(SCRIPT, place).curl);
  expect(made.map((one) => one.find((word) => word.startsWith(place.origin)))).toEqual([
    "https://console.test/v1/snapshots?project=o'x",
    'https://console.test/v1/snapshots/made',
    "https://console.test/v1/disks?project=o'x",
    'https://console.test/v1/disks/n',
    'https://console.test/v1/snapshots/made',
  ]);
  expect(made.at(0)).toContain('Authorization: Bearer a token');
});

test('its title stays a comment, and secrets are not in it', () => {
  const [step] = SCRIPT.steps;
  const secret = {
    operation: localIdpUserCreate,
    input: { body: { externalId: 'a', password: { mode: 'password', value: 'hush' } } },
  };
  const texts = scriptTexts({ ...SCRIPT, steps: step ? [{ ...step, request: secret }] : [] }, place);
  expect(texts.cli).toMatch(/^# Copy a disk rm -rf \/$/m);
  expect(texts.cli).not.toContain('hush');
  expect(texts.placeholders).toEqual(['$PASSWORD']);
});
