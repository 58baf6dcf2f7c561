import { API_VERSION } from '@console/shared/api';
import { factLines } from '@console/shared/format';
import { config } from '@console/shared/runtime';
import type { Finding } from '../base/finding.ts';
import type { Source } from './source.ts';

/** The findings, and the failed reads with their request IDs, as plain text for a message to support. */
export function supportText(findings: readonly Finding[], sources: readonly Source[], now: Date): string {
  const head = factLines([
    ['console', config().build],
    ['API', API_VERSION],
    ['time', now.toISOString()],
  ]);
  const found = findings.map(({ key, severity, text, to }) =>
    factLines([
      ['finding', text],
      ['severity', severity],
      ['key', key],
      ['page', to],
    ]),
  );
  const unread = sources.flatMap(({ name, findings: fact, unread: parts }) => [
    ...(fact && 'error' in fact
      ? [
          factLines([
            ['not read', name],
            ['reason', fact.error],
            ['request', fact.requestId],
          ]),
        ]
      : []),
    ...(parts.length > 0 ? [factLines([['not read', `${name}: ${parts.join(', ')}`]])] : []),
  ]);
  return [head, ...found, ...unread].join('\n\n');
}
