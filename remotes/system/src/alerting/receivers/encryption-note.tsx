import { Message } from '@console/shared/ui';
import { endpointOf } from './endpoint-url.ts';

/** Says what an address without TLS means. */
export function EncryptionNote({ endpoint }: { endpoint: string }) {
  if (endpointOf(endpoint.trim())?.protocol !== 'http:') return null;
  return (
    <Message variant="notice" live="status">
      Requests are not encrypted: whoever is on the way can read them.
    </Message>
  );
}
