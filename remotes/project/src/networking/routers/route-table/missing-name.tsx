import { Message } from '@console/shared/ui';
import type { Choice } from './choices.ts';

interface MissingNameProps {
  kind: 'subnet' | 'instance' | 'internet gateway';
  name: string | null;
  /** The existing names; undefined until they are known. */
  choices: readonly Choice[] | undefined;
}

/** Warns that a route names a missing resource. The route is valid nevertheless, because the resource may be created again. */
export function MissingName({ kind, name, choices }: MissingNameProps) {
  if (name === null || !choices || choices.some((choice) => choice.name === name)) return null;
  return (
    <Message variant="notice" live="status">
      There is no {kind} <b>{name}</b>. The route has no effect until there is one.
    </Message>
  );
}
