import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { personAtom } from '@console/shared/query';
import { useLocation } from '@console/shared/router';
import { announce, isReloading, store } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { draftKey, dropDraft, readDraft, writeDraft } from './draft-store.ts';
import { isPartlyStorable, storable } from './draft-values.ts';
import type { Form } from './use-form.ts';

/** Milliseconds between two writes while someone types. */
const PACE = 300;
/** Milliseconds after a reload by the console in which a form restores its draft without asking. */
const SAME_VISIT = 30_000;

export interface Draft {
  /** There is a draft, and the user has not answered yet. */
  readonly isOffered: boolean;
  /** The draft was restored without files and secrets, which the user had entered. */
  readonly isPartlyRestored: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
  /** The user leaves the form intentionally: the draft is deleted. */
  readonly leave: () => void;
}

const RESTORED = 'Your input is restored.';
/** Note on a restored draft. */
export const NOT_RESTORED = 'Files and secrets are not restored. Enter them again.';

const sayRestored = ({ isPartial }: Pick<Offer, 'isPartial'>) =>
  announce(isPartial ? `${RESTORED} ${NOT_RESTORED}` : RESTORED);

/** The draft of a form, and whether it is restored without asking. */
interface Offer {
  readonly values: unknown;
  readonly isUnasked: boolean;
  readonly isPartial: boolean;
}

function lookUp(person: string, key: string): Offer | undefined {
  const { values, reloadedAt, isPartial = false } = readDraft(person, key) ?? {};
  if (values === undefined) return undefined;
  const isUnasked = reloadedAt !== undefined && Date.now() - reloadedAt < SAME_VISIT;
  return { values, isUnasked, isPartial };
}

/**
 * Keeps the values of a form over a reload, a crash and a sign-in, for this user and this tab. Secrets and files are left
 * out. A draft is deleted when the form is submitted or left intentionally.
 * @param id identifies the form among those of the page
 */
export function useDraft<Input extends FieldValues, Output>(form: Form<Input, Output>, id: string): Draft {
  const { pathname } = useLocation();
  // The key of the form does not change while the page changes around it
  const [key] = useState(() => draftKey(pathname, id));
  const person = useAtomValue(personAtom);
  const { watch } = form;
  const { isDirty } = useFormState({ control: form.control });
  const [offered, setOffered] = useState<Offer>();
  const [isPartlyRestored, setPartlyRestored] = useState(false);
  const isKnown = person !== undefined;
  const wasDirty = useRef(false);
  const isLeft = useRef(false);

  const save = useEffectEvent((reloadedAt?: number) => {
    // Read now: after a sign-out nothing may be kept, even before the next render
    if (person === undefined || store.get(personAtom) !== person || isLeft.current) return;
    const secrets = form.secrets();
    writeDraft(person, key, {
      values: storable(form.getValues(), secrets),
      isPartial: isPartlyStorable(form.getValues(), secrets),
      ...(reloadedAt !== undefined && { reloadedAt }),
    });
  });
  const drop = () => {
    if (isKnown) dropDraft(person, key);
  };
  const discard = () => {
    setOffered(undefined);
    drop();
  };
  const restore = (offer: Offer) => {
    setOffered(undefined);
    setPartlyRestored(offer.isPartial);
    form.restore(offer.values);
    sayRestored(offer);
  };
  const [looked, setLooked] = useState<string>();
  if (isKnown && looked !== person) {
    setLooked(person);
    setOffered(lookUp(person, key));
  }
  const restoreUnasked = useEffectEvent(() => {
    if (!offered?.isUnasked) return;
    form.restore(offered.values);
    sayRestored(offered);
  });
  // The form keeps its values outside of React
  useEffect(() => restoreUnasked(), [offered]);

  const end = useEffectEvent(drop);
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
    // Text typed before the user was known is saved as soon as they are
  }, [isDirty, watch, isKnown]);

  return {
    isOffered: offered?.isUnasked === false,
    isPartlyRestored: isPartlyRestored || (offered?.isUnasked === true && offered.isPartial),
    restore: () => {
      if (offered) restore(offered);
    },
    discard,
    leave: () => {
      isLeft.current = true;
      discard();
    },
  };
}
