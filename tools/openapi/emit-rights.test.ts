import { expect, it } from 'vitest';
import { labelOf } from './emit-rights.ts';

it.each([
  ['Stops an instance, without a shutdown of its operating system.', false, 'Stop an instance'],
  ['Deletes an image. Disks, and copies of them, are kept.', false, 'Delete an image'],
  ['Attaches a detached disk to a stopped instance.', false, 'Attach a detached disk to a stopped instance'],
  [
    'Changes name, description and DNS name of a VPC.',
    false,
    'Change name, description and DNS name of a VPC',
  ],
  ['Creates a disk: blank, or from an image.', false, 'Create a disk'],
  [
    'Resizes an instance or changes its boot disk; an absent one is unset.',
    false,
    'Resize an instance or change its boot disk',
  ],
  [
    'Sends a test event to a receiver and, if asked, resends others.',
    false,
    'Send a test event to a receiver',
  ],
  ['A slice of what an instance wrote.', true, 'See a slice of what an instance wrote'],
  ['IP pools linked to a silo.', true, 'See IP pools linked to a silo'],
])('makes an action of the summary "%s"', (summary, isRead, label) =>
  expect(labelOf(summary, isRead)).toBe(label),
);
