import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { personAtom } from '@console/shared/query';
import { useLocation } from '@console/shared/router';
import { announce, isReloading, store } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { draftKey, dropDraft, readDraft, writeDraft } from './draft-store.ts';
import { storable } from './draft-values.ts';
import type { Form } from './use-form.ts';

/** Milliseconds between two writes while somebody types. */
const PACE = 300;
/** Milliseconds after a reload by the program in which a form that opens restores its contents unasked. */
const SAME_VISIT = 30_000;

/** What a form knows of what was typed into it before. */
export interface Draft {
  /** There is something to restore, and the person has not answered yet. */
  readonly isOffered: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
  /** The person leaves the form on purpose: nothing is kept of it. */
  readonly leave: () => void;
}

const RESTORED = 'What you typed is restored.';

/** What a form held before, and whether it is restored without a question. */
interface Offer {
  readonly values: unknown;
  readonly isUnasked: boolean;
}

function lookUp(person: string, key: string): Offer | undefined {
  const { values, reloadedAt } = readDraft(person, key) ?? {};
  if (values === undefined) return undefined;
  return { values, isUnasked: reloadedAt !== undefined && Date.now() - reloadedAt < SAME_VISIT };
}

/**
 * Keeps what is typed into a form over a reload, a crash and a sign-in, for this person and this tab. Secrets and files are left
 * out. A draft ends when the form is sent or left on purpose.
 * @param id tells the forms of a page apart
 */
export function useDraft<Input extends FieldValues, Output>(form: Form<Input, Output>, id: string): Draft {
  const { pathname } = useLocation();
  // The form stays what it is while the page changes around it
  const [key] = useState(() => draftKey(pathname, id));
  const person = useAtomValue(personAtom);
  const { watch } = form;
  const { isDirty } = useFormState({ control: form.control });
  const [offered, setOffered] = useState<Offer>();
  const wasDirty = useRef(false);
  const isLeft = useRef(false);

  const save = useEffectEvent((reloadedAt?: number) => {
    // Asked for now: after a sign-out nothing is kept, also before this is drawn again
    if (person === undefined || store.get(personAtom) !== person || isLeft.current) return;
    const values = storable(form.getValues(), form.secrets());
    writeDraft(person, key, { values, ...(reloadedAt !== undefined && { reloadedAt }) });
  });
  const discard = () => {
    setOffered(undefined);
    if (person !== undefined) dropDraft(person, key);
  };
  const restore = (values: unknown) => {
    setOffered(undefined);
    form.restore(values);
    announce(RESTORED);
  };
  const [looked, setLooked] = useState<string>();
  if (person !== undefined && looked !== person) {
    setLooked(person);
    setOffered(lookUp(person, key));
  }
  const restoreUnasked = useEffectEvent(() => {
    if (!offered?.isUnasked) return;
    form.restore(offered.values);
    announce(RESTORED);
  });
  // The form keeps its values outside of React
  useEffect(() => restoreUnasked(), [offered]);

  const end = useEffectEvent(() => {
    if (person !== undefined) dropDraft(person, key);
  });
  // The draft is in the browser's storage
  useEffect(() => {
    if (!isDirty) {
      if (wasDirty.current) end();
      wasDirty.current = false;
      return;
    }
    wasDirty.current = true;
    isLeft.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      save();
    };
    const subscription = watch(() => {
      timer ??= setTimeout(write, PACE);
    });
    const onHide = () => (isReloading() ? save(Date.now()) : save());
    addEventListener('pagehide', onHide);
    save();
    return () => {
      removeEventListener('pagehide', onHide);
      subscription.unsubscribe();
      if (timer !== undefined) write();
    };
  }, [isDirty, watch]);

  return {
    isOffered: offered?.isUnasked === false,
    restore: () => restore(offered?.values),
    discard,
    leave: () => {
      isLeft.current = true;
      discard();
    },
  };
}
