import { Checkbox, Message } from '@console/shared/ui';
import { type Guard, GUARD_TEXTS, mayCutOff } from './guard.ts';

export interface GuardFieldProps {
  guard: Guard;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** Warns before the last working uplink is cut, and requires a confirmation that the rack can be reached in another way. */
export function GuardField({ guard, isAgreed, onAgree }: GuardFieldProps) {
  if (guard === 'safe') return null;
  if (!mayCutOff(guard))
    return (
      <Message variant="notice" live="status">
        {GUARD_TEXTS[guard]}
      </Message>
    );
  return (
    <>
      <Message variant="destructive" live="status">
        {GUARD_TEXTS[guard]}
      </Message>
      <Checkbox checked={isAgreed} onChange={(event) => onAgree(event.target.checked)}>
        I have another way to reach the rack
      </Checkbox>
    </>
  );
}
