import { Message } from '@console/shared/ui';
import type { Choice } from './choices.ts';

interface MissingNameProps {
  kind: 'subnet' | 'instance' | 'internet gateway';
  name: string | null;
  /** What there is; undefined while that is not known. */
  choices: readonly Choice[] | undefined;
}

/** Says that a route names nothing. It is no reason to refuse the route: what it names may come back. */
export function MissingName({ kind, name, choices }: MissingNameProps) {
  if (name === null || !choices || choices.some((choice) => choice.name === name)) return null;
  return (
    <Message variant="notice" live="status">
      There is no {kind} <b>{name}</b>. The route has no effect until there is one.
    </Message>
  );
}
