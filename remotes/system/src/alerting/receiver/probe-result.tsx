import type { WebhookProbeResult } from '@console/shared/api';
import { Message } from '@console/shared/ui';
import { explain } from '../explain.ts';

/** The result of a probe (docs/screens/operator.md section 9.7). */
export function ProbeResult({ answer: { probe, resendsStarted } }: { answer: WebhookProbeResult }) {
  const last = probe.attempts.at(-1);
  if (!last)
    return (
      <Message variant="info" live="status">
        The probe is in progress.
      </Message>
    );
  const { result, response } = last;
  const { title, text } = explain(result, response?.status);
  return (
    <Message
      variant={result === 'succeeded' ? 'success' : 'destructive'}
      live="status"
      title={title}
      items={[
        response ? `Status ${response.status} after ${response.durationMs} ms` : 'No response',
        typeof resendsStarted === 'number' ? `Resends started: ${resendsStarted}` : 'No resends',
      ]}
    >
      {text}
    </Message>
  );
}
