import { Dash, Tooltip } from '@console/shared/ui';

/** A dash with the reason why a cell has no value: the list itself works, and the page of the resource shows details. */
export function UnknownCell({ reason }: { reason: string }) {
  return (
    <Tooltip content={reason} describe={false}>
      <span>
        <Dash label={reason} />
      </span>
    </Tooltip>
  );
}
