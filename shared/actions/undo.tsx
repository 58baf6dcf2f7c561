import { useEffect, useRef, useState } from 'react';
import { isKind, messageOf } from '@console/shared/api';
import { refetched } from '@console/shared/query';
import { useLocation, useNavigate } from '@console/shared/router';
import {
  announce,
  dismissToast,
  store,
  toast as show,
  type ToastRecord,
  toastsAtom,
  type Undo,
  type UndoPlan,
} from '@console/shared/runtime';
import { Button } from '@console/shared/ui/basic';
import { neededPart } from './needed.ts';

/** Milliseconds for which a toast with Undo stays: time to read it, to press F8 and to decide. */
const TIMEOUT = 20_000;

/**
 * Undoes a change if its values are still there. Values that already are as before are not written again, as after a lost response.
 * @throws Error with the current values, when they have been changed since: nothing is overwritten
 */
export const reverse = ({ before, after, look, inTurn = atOnce }: UndoPlan): Promise<void> =>
  inTurn(async () => {
    const { value, now, back } = await look();
    if (value === before) return;
    if (value !== after) throw new Error(`${await now()} Nothing was changed.`);
    await back();
  });

const atOnce = <Result,>(task: () => Promise<Result>): Promise<Result> => task();

export interface UndoButtonProps {
  readonly toast: Pick<ToastRecord, 'id' | 'variant'>;
  readonly undo: Undo;
}

/** Part of a toast about a change that can be undone: the button that does it. The toast then stays longer. */
export function UndoButton({ toast: { id, variant }, undo }: UndoButtonProps) {
  const [isOffered, setOffered] = useState(false);
  const [pending, setPending] = useState(false);
  const goAlong = useGoAlong();
  // Fetches code; without it the button is shown nevertheless, and fetches it again
  useEffect(() => {
    void undo()
      .catch(() => true)
      .then((plan) => {
        if (!plan) return;
        setOffered(true);
        keepLonger(id);
        announce('Press F8 and Tab to undo it.');
      });
  }, [id, undo]);
  if (!isOffered) return null;
  return (
    <p>
      <Button
        size="sm"
        pending={pending}
        onClick={() => {
          setPending(true);
          void takeBack(id, undo, goAlong);
        }}
      >
        {variant === 'error' ? 'Try again' : 'Undo'}
      </Button>
    </p>
  );
}

/** Navigates from the page of a resource, or one below it, to the same page under its other name. */
function useGoAlong(): (moved: UndoPlan['moved']) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  // The undo ends when the user may be on another page
  useEffect(() => void (here.current = location), [location]);
  return (moved) => {
    const { pathname, search, hash } = here.current;
    if (!moved) return;
    const [from, to] = moved;
    if (`${pathname}/`.startsWith(`${from}/`))
      void navigate(`${to}${pathname.slice(from.length)}${search}${hash}`, { replace: true });
  };
}

const keepLonger = (id: string) =>
  store.set(toastsAtom, (all) =>
    all.map((one) => (one.id === id && one.timeout !== null ? { ...one, timeout: TIMEOUT } : one)),
  );

/**
 * Undoes the change that a toast reports, and replaces the toast by one about the result. After a failure that may be temporary the
 * user can retry, which reads the current values again.
 */
async function takeBack(id: string, undo: Undo, goAlong: (moved: UndoPlan['moved']) => void): Promise<void> {
  let plan: UndoPlan | undefined;
  try {
    plan = await neededPart(undo());
    await reverse(plan);
    goAlong(plan.moved);
    await refetched();
    show({ content: plan.done });
  } catch (error) {
    show({
      variant: 'error',
      title: plan ? `Could not undo the change of ${plan.of}` : 'Could not undo the change',
      content: messageOf(error),
      undo: plan && !isTemporary(error) ? undefined : undo,
    });
  } finally {
    dismissToast(id);
  }
}

/** Not for a tab whose user has left. A session that has ended continues with the sign-in of the same user. */
const isTemporary = (error: unknown): boolean =>
  isKind(error, 'network', 'timeout', 'server', 'unreadable') ||
  (isKind(error, 'unauthorized') && error.status === 401);
