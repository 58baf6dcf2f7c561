import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { ApiRequest } from '@console/shared/api';
import type { Call } from '@console/shared/query';
import { useNavigate, useNavigation } from '@console/shared/router';
import { toast } from '@console/shared/runtime';
import { errorPaths, type ServerError, toServerError } from './errors.ts';
import { focusFirstField } from './focus.ts';
import { type Draft, useDraft } from './use-draft.ts';
import type { Form } from './use-form.ts';

/** How a form is sent. A rejection is shown in the form, which keeps its contents. */
export type Send<Output, Result> =
  | {
      /** The one request it sends, which can be copied as a command. Making it changes nothing. */
      readonly call: (body: Output) => Call<Result> | Promise<Call<Result>>;
      readonly onSubmit?: never;
    }
  | {
      /**
       * Does something else with the parsed body. A rejection with an `AbortError` says that the person has stopped it or was
       * told elsewhere, and is not shown.
       */
      readonly onSubmit: (body: Output) => Promise<Result> | Result;
      /** The request that it sends sooner or later, to be copied as a command. */
      readonly call?: (body: Output) => Call | Promise<Call>;
    };

/** What every form shell takes. */
export type SubmitProps<Input extends FieldValues, Output, Result> = Send<Output, Result> & {
  readonly form: Form<Input, Output>;
  /** Runs when it went well, also when the person has left the form meanwhile. */
  readonly onSuccess?: ((result: Result, body: Output) => unknown) | undefined;
  /** Where to go then, unless the person has left. */
  readonly next?: string | ((result: Result) => string) | undefined;
};

/** State of a form that can be sent. */
export type Submission = {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly draft: Draft;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** From the press until the answer has been dealt with and the next page is there. */
  readonly pending: boolean;
  readonly error: ServerError | undefined;
  /**
   * What it would send, after the same checks: with `mark` what is wrong is shown and focused as when it is sent, undefined
   * then. Absent for a form that sends nothing of its own.
   */
  readonly request: ((mark: boolean) => Promise<ApiRequest | undefined>) | undefined;
  /** There are changes that would be lost. False from the moment the server has taken them. */
  readonly hasChanges: () => boolean;
};

/**
 * Sends a form once at a time. Who has left meanwhile hears of a failure by a toast.
 * @param label what is being done: `Create project`
 * @param id tells the forms of a page apart
 */
export function useSubmit<Input extends FieldValues, Output, Result>(
  props: SubmitProps<Input, Output, Result>,
  label: string,
  id = label,
): Submission {
  const { form, onSuccess, next } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  // A ref: navigation starts before the next render
  const unguarded = useRef(false);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const [error, setError] = useState<ServerError>();
  const { isDirty } = useFormState({ control: form.control });
  const navigate = useNavigate();
  const navigating = useNavigation().state !== 'idle';
  const isHere = useIsHere(navigating);
  useFocusBack(busy);
  const draft = useDraft(form, id);

  const fail = (cause: unknown) => {
    const failure = toServerError(cause);
    if (!formRef.current) {
      toast({ variant: 'error', title: `Could not ${uncapitalized(label)}`, content: failure.message });
      return;
    }
    setError(failure);
    const name = form.namePath();
    if (!failure.nameTaken || name === undefined) return;
    form.setError(name, { type: 'server', message: 'Name already exists' });
    focusFirstField(formRef.current, [name]);
  };

  const send = async (body: Output) => {
    setBusy(true);
    setError(undefined);
    let result: Result;
    try {
      result = await (props.onSubmit ? props.onSubmit(body) : (await props.call(body)).send());
    } catch (cause) {
      // At once: the field that is to have the focus may be disabled while sending
      flushSync(() => setBusy(false));
      if (!isAbort(cause)) fail(cause);
      return;
    }
    setSaved(true);
    unguarded.current = true;
    draft.leave();
    // What the server has is the new beginning
    form.reset(form.getValues());
    try {
      await onSuccess?.(result, body);
      if (next !== undefined && isHere.current)
        await navigate(typeof next === 'string' ? next : next(result));
    } finally {
      setBusy(false);
      unguarded.current = false;
    }
  };

  const refuse = (errors: object) => {
    if (formRef.current) focusFirstField(formRef.current, errorPaths(errors));
  };

  const { call } = props;
  const request = async (make: NonNullable<typeof call>, mark: boolean) => {
    if (!mark) {
      const body = await form.parse();
      return body && make(body.output);
    }
    let made: ApiRequest | undefined;
    await form.handleSubmit(async (body) => {
      made = await make(body);
    }, refuse)();
    return made;
  };

  return {
    formRef,
    draft,
    error,
    request: call && ((mark) => request(call, mark)),
    pending: busy || (saved && navigating),
    hasChanges: () => isDirty && !unguarded.current,
    onSubmit: (event) => {
      event.preventDefault();
      // A form in a modal is a React child of the form behind it
      event.stopPropagation();
      if (running.current) return;
      running.current = true;
      void form
        .handleSubmit(
          send,
          refuse,
        )(event)
        .finally(() => {
          running.current = false;
        });
    },
  };
}

const isAbort = (cause: unknown) => cause instanceof Error && cause.name === 'AbortError';

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether the person is still at the form: not gone, and not on the way to somewhere else. */
function useIsHere(navigating: boolean): RefObject<boolean> {
  const isHere = useRef(true);
  // An answer of the server may come after the form has gone; in the layout phase, so that nothing is in between
  useLayoutEffect(() => {
    isHere.current = !navigating;
    return () => {
      isHere.current = false;
    };
  }, [navigating]);
  return isHere;
}

/** Full pages disable their fields while sending, which drops the focus: gives it back afterwards. */
function useFocusBack(busy: boolean): void {
  const before = useRef<Element>(null);
  // Focus is the browser's
  useLayoutEffect(() => {
    if (busy) {
      before.current = document.activeElement;
    } else if (document.activeElement === document.body && before.current instanceof HTMLElement) {
      before.current.focus();
    }
  }, [busy]);
}
