import { expect, it } from 'vitest';
import type { FrameManifest } from '../shared/contract/area.ts';
import { FRAME_PARAMETERS, linkProblem, parametersOf, parametersOfOwn } from '../shared/contract/links.ts';
import { manifest as project } from '../remotes/project/src/manifest.ts';
import { manifest as settings } from '../remotes/settings/src/manifest.ts';
import { manifest as system } from '../remotes/system/src/manifest.ts';

const OWN = [project, settings, system].flatMap(({ frames }) => frames);

const frame = (match: string[], to: string, name = 'backups'): FrameManifest => ({
  frame: name,
  match,
  navigation: [{ label: 'Plans', icon: 'disks', to }],
});

it('the parameters of the own frames are those of their manifests', () => {
  expect(Object.fromEntries(OWN.map((one) => [one.frame, parametersOf(one)]))).toEqual(FRAME_PARAMETERS);
  expect(linkProblem(OWN, parametersOfOwn)).toBeUndefined();
});

it.each([
  ['of an own frame', frame(['/backups/:site/*', '/backups/:site'], '/backups/:site/plans')],
  ['of a project', { ...frame([], '/projects/:project/plans', 'project'), adds: true as const }],
  ['of a frame that only the site knows', { ...frame([], '/x/:y', 'reports'), adds: true as const }],
])('a link %s is accepted', (_, one) => {
  expect(linkProblem([one], parametersOfOwn)).toBeUndefined();
});

it.each([
  [
    'some pages of an own frame lack',
    frame(['/backups/*', '/backups/:site'], '/backups/:site/plans'),
    'site',
  ],
  [
    'no page of a project is sure of',
    { ...frame([], '/projects/:project/instances/:instance', 'project'), adds: true as const },
    'instance',
  ],
  ['the system lacks', { ...frame([], '/system/:project', 'system'), adds: true as const }, 'project'],
  ['a frame without pages lacks', frame([], '/backups/:site'), 'site'],
])('a link with a parameter that %s is refused', (_, one, lost) => {
  expect(linkProblem([one], parametersOfOwn)).toContain(`has the link "Plans" with ":${lost}"`);
});
