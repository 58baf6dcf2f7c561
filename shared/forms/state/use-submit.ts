import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useFormState } from 'react-hook-form';
import { type ApiRequest, isUnanswered } from '@console/shared/api';
import { type Outcome, useOutcome } from '@console/shared/outcome';
import { type Call, lostRequestOf } from '@console/shared/query';
import { useNavigate, useNavigation } from '@console/shared/router';
import { toast } from '@console/shared/runtime';
import { errorPaths, type ServerError, toServerError } from './errors.ts';
import { focusFirstField } from './focus.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useFocusBack } from './use-focus-back.ts';
import type { Form } from './use-form.ts';

/** How a form is sent. A rejection is shown in the form, which keeps its contents. */
export type Send<Output, Result> =
  | {
      /** The single request of the form, which can be copied as a command. Creating it has no side effects. */
      readonly call: (body: Output) => Call<Result> | Promise<Call<Result>>;
      readonly onSubmit?: never;
    }
  | {
      /**
       * Handles the parsed body in another way. A rejection with an `AbortError` means that the user has stopped it or was
       * informed elsewhere; it is not shown.
       */
      readonly onSubmit: (body: Output) => Promise<Result> | Result;
      /** The request that it finally sends, to be copied as a command. */
      readonly call?: (body: Output) => Call | Promise<Call>;
    };

/** Props of every form shell. */
export type SubmitProps<Input extends FieldValues, Output, Result> = Send<Output, Result> & {
  readonly form: Form<Input, Output>;
  /** Runs after a success, even when the user has left the form meanwhile. */
  readonly onSuccess?: ((result: Result, body: Output) => unknown) | undefined;
  /** Path to open after a success, unless the user has left. */
  readonly next?: string | ((result: Result) => string) | undefined;
};

/** State of a form that can be sent. */
export type Submission = {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly draft: Draft;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** True from the click until the answer is handled and the next page is shown. */
  readonly pending: boolean;
  readonly error: ServerError | undefined;
  /** Present when the response to the request was lost: whether it was executed, and how that is checked. */
  readonly outcome: Outcome | undefined;
  /**
   * The request that a submit would send, after the same validation: with `mark` the errors are shown and focused as on submit. Undefined
   * when the form is invalid. Absent for a form that itself sends no request.
   */
  readonly request: ((mark: boolean) => Promise<ApiRequest | undefined>) | undefined;
  /** There are unsaved changes. False as soon as the server has accepted them. */
  readonly hasChanges: () => boolean;
};

/**
 * Sends a form, one request at a time. A toast reports a failure to a user who has left the form in the meantime.
 * @param label the operation in words: `Create project`
 * @param id identifies the form among those of the page
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
  const rememberFocus = useFocusBack(busy, formRef);
  const draft = useDraft(form, id);
  const [lost, setLost] = useState<ApiRequest>();
  const outcome = useOutcome(lost);

  useForgetTakenName(form, error, setError);

  const fail = (cause: unknown, sent: ApiRequest | undefined) => {
    const failure = toServerError(cause);
    if (!formRef.current) {
      toast({ variant: 'error', title: `Could not ${uncapitalized(label)}`, content: failure.message });
      return;
    }
    setError(failure);
    // A form may send other values than `call` has, where it has read newer ones first
    const isLost = isUnanswered(cause) && sent?.operation.id === cause.operation;
    setLost(isLost ? (lostRequestOf(cause) ?? sent) : undefined);
    const name = form.namePath();
    if (!failure.nameTaken || name === undefined) return;
    form.setError(name, { type: 'server', message: 'Name already exists' });
    focusFirstField(formRef.current, [name]);
  };

  /** The draft contains the values: nothing can be lost. */
  const settle = () => {
    setSaved(true);
    unguarded.current = true;
    draft.leave();
    // The saved values become the initial values
    form.reset(form.getValues());
  };

  /** Checks whether the lost request was executed. */
  const check = async () => {
    const state = await outcome.check();
    if (state === 'done') settle();
    return state;
  };

  /** The request of a submit whose response was lost; undefined when it cannot be created again, as with a file that is gone. */
  const madeAgain = async (body: Output): Promise<ApiRequest | undefined> => {
    try {
      return await props.call?.(body);
    } catch {
      return undefined;
    }
  };

  const send = async (body: Output) => {
    rememberFocus();
    setBusy(true);
    // A request that may have been executed is not sent again unchecked
    if (lost && ['unknown', 'done'].includes(outcome.state) && ['unknown', 'done'].includes(await check())) {
      setBusy(false);
      return;
    }
    setError(undefined);
    setLost(undefined);
    let result: Result;
    try {
      result = await (props.onSubmit ? props.onSubmit(body) : (await props.call(body)).send());
    } catch (cause) {
      const sent = isUnanswered(cause) ? await madeAgain(body) : undefined;
      // Render now: the field that gets the focus may be disabled while sending
      flushSync(() => setBusy(false));
      if (!isAbort(cause)) fail(cause, sent);
      // The page has put the refusal on its field
      else formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    settle();
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
    outcome: lost && { ...outcome, check },
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

/** The message of a taken name refers to the name that was sent: it disappears with the first change of the name. */
function useForgetTakenName<Input extends FieldValues, Output>(
  { subscribe, namePath }: Form<Input, Output>,
  error: ServerError | undefined,
  setError: (error: undefined) => void,
): void {
  const isTaken = error?.nameTaken === true;
  // Fields report their changes outside of React
  useEffect(() => {
    if (!isTaken) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name !== undefined && name === namePath()) setError(undefined);
      },
    });
  }, [isTaken, subscribe, namePath, setError]);
}

const isAbort = (cause: unknown) => cause instanceof Error && cause.name === 'AbortError';

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether the user is still at the form: it is mounted, and no navigation away has started. */
function useIsHere(navigating: boolean): RefObject<boolean> {
  const isHere = useRef(true);
  // A response may arrive after the form was unmounted. In the layout phase, so that no response can arrive in between
  useLayoutEffect(() => {
    isHere.current = !navigating;
    return () => {
      isHere.current = false;
    };
  }, [navigating]);
  return isHere;
}
