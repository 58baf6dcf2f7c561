import { expect, it } from 'vitest';
import { scriptOf } from './script.ts';

const script = scriptOf({
  project: 'edge-cache',
  cliName: 'rackctl',
  daily: 7,
  weekly: 4,
  hasDeletedDisks: false,
});

it('says what it keeps, in which days, and that it only lists without --delete', () => {
  expect(script).toContain('# Keeps 7 daily and 4 weekly snapshots of each disk of project edge-cache');
  expect(script).toContain('# Days and weeks are those of UTC');
  expect(script).toContain('# Needs rackctl, signed in, and jq. Without --delete it lists');
  expect(script).toContain('--argjson daily 7 --argjson weekly 4 --argjson deleted_disks false');
});

it('deletes by id, only with --delete, and ends when a list cannot be read', () => {
  expect(script).toContain('[ "${1-}" != --delete ] || rackctl api "/v1/snapshots/$id" --method DELETE');
  expect(script).toMatch(/^set -eu$/m);
  // A command that fails inside another one does not end a script
  expect(script).toMatch(/^snapshots=\$\(rows \/v1\/snapshots\)$/m);
  expect(script).toMatch(/^disks=\$\(rows \/v1\/disks\)$/m);
});
