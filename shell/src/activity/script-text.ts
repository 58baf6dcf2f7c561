import { settings } from '@console/shared/runtime';
import type { Line } from './script.ts';

/** The changes of this session as a script for a POSIX shell: it repeats them in order and stops at the first failure. */
export function scriptOf(lines: readonly Line[], now: Date = new Date()): string {
  const secrets = [...new Set(lines.flatMap(({ placeholders }) => placeholders))];
  return [
    '#!/bin/sh',
    `# Changes made in ${settings().productName} until ${now.toISOString()}, in the order they were sent.`,
    '# Failed changes, uploaded data and secrets are left out.',
    ...secrets.map((name) => `# Replace ${name} before you run this.`),
    'set -e',
    '',
    ...lines.flatMap(({ command }) => [command, '']),
  ].join('\n');
}
