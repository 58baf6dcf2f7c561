import { Message } from '@console/shared/ui';
import { endpointOf } from './endpoint-url.ts';

/** Explains the risk of an address without TLS. */
export function EncryptionNote({ endpoint }: { endpoint: string }) {
  if (endpointOf(endpoint)?.protocol !== 'http:') return null;
  return (
    <Message variant="notice" live="status">
      Requests are not encrypted. Anyone on the network path can read them.
    </Message>
  );
}
