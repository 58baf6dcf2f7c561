import { isRecord } from '@console/shared/record';
import type { Shape } from './operation.ts';

/** The properties that determine the shape of an operation's response. */
interface Shaped {
  readonly id: string;
  readonly method?: string | undefined;
  readonly shape?: Shape;
}

/**
 * The shape that most operations of a name and a method have. The generator writes a shape into the row of an operation only where
 * it differs, which keeps bundles small.
 */
export function usualShape({ id, method }: Omit<Shaped, 'shape'>): Shape {
  if (method === 'DELETE' || method === 'HEAD') return 'none';
  return id.endsWith('List') ? 'page' : 'object';
}

/**
 * Whether the decoded body of a success has the shape at the top level that the OpenAPI document gives it. Everything below is
 * not checked: schemas would cost more than the requests that they check.
 */
export function hasShape(operation: Shaped, body: unknown): boolean {
  switch (operation.shape ?? usualShape(operation)) {
    case 'none':
      return true;
    case 'array':
      return Array.isArray(body);
    case 'object':
      return isRecord(body);
    case 'page':
      return isRecord(body) && 'items' in body && Array.isArray(body.items);
  }
}
