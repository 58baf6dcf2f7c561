import { type RefObject, useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';
import { type Form, useForm, useWatch } from '@console/shared/forms';
import {
  EMPTY_ENDPOINT,
  type Endpoint,
  type EndpointInput,
  endpointKey,
  endpointSchema,
  withItems,
} from './endpoints.ts';
import { MAX_ITEMS } from './rule-set.ts';
import { portSchema } from './schema.ts';

/** A part of a rule's form whose items are added one after the other. */
export interface AddPart<Item> {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Adds the values of the inputs; does nothing when they are empty, and shows the error when they are invalid. */
  readonly add: () => Promise<void>;
  /**
   * The values of the inputs at submission: they count too, so that typed values that were not added are not lost. Undefined, with
   * the error shown and focused, when they are invalid.
   */
  readonly flush: () => Promise<readonly Item[] | undefined>;
}

/** The combobox element and not its input, whose list would cover the message. */
function focusInput(box: HTMLElement | null): void {
  const input = box?.querySelector('input');
  (input?.closest<HTMLElement>('[data-error-focus]') ?? input)?.focus();
}

/**
 * Binds the inputs of an item to the list that it is added to.
 * @param accept takes the items and clears the inputs
 */
function useAddPart<Input extends Record<string, unknown>, Item>(
  sub: Form<Input, Item[]>,
  count: number,
  accept: (items: readonly Item[]) => void,
): AddPart<Item> {
  const box = useRef<HTMLDivElement>(null);
  const flush = async () => {
    // Empty inputs stay unvalidated: no item was submitted that could be validated from then on
    if ((await sub.parse())?.output.length === 0) return [];
    let taken: readonly Item[] | undefined;
    await sub.handleSubmit((items) => {
      taken = items;
    })();
    // Not earlier: at its end the form records that it was submitted, and validates while typing from then on
    if (taken?.length) accept(taken);
    if (!taken) focusInput(box.current);
    return taken;
  };
  const before = useRef(count);
  // The focus belongs to the browser: the input of another kind is removed with its item, and the focus with it
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.role === 'dialog';
    if (isMore && isLost) box.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [count]);
  return { box, flush, add: async () => void (await flush()) };
}

/** The items of a list, and a way to change it. */
export interface ItemList<Item> {
  readonly items: readonly Item[];
  readonly set: (items: readonly Item[]) => void;
}

/** State of the inputs of targets or hosts. */
export function useEndpoints({ items, set }: ItemList<Endpoint>) {
  const schema = useMemo(() => endpointSchema(MAX_ITEMS - items.length), [items.length]);
  const sub = useForm(schema, EMPTY_ENDPOINT);
  const part: AddPart<Endpoint> = useAddPart(sub, items.length, (added) => {
    set(withItems(items, added, endpointKey));
    // Validated again only when the next one is added (docs/screens/network-access.md section 3.4)
    sub.reset(EMPTY_ENDPOINT);
  });
  const input = useWatch({ control: sub.control, compute: (all: EndpointInput) => all });
  const typed = useMemo(() => validIn(schema, input), [schema, input]);
  return { sub, part, items, set, typed };
}

/** State of the input of port filters. */
export function usePorts({ items, set }: ItemList<string>) {
  const schema = useMemo(() => portSchema(items), [items]);
  const sub = useForm(schema, { portRange: '' });
  const part = useAddPart(sub, items.length, (added: readonly string[]) => {
    set(withItems(items, added, (range) => range));
    // From now on validated while typing: a duplicate range is reported immediately (section 3.5)
    sub.reset({ portRange: '' }, { keepIsSubmitted: true });
  });
  const portRange = useWatch({ control: sub.control, name: 'portRange' });
  const typed = useMemo(() => validIn(schema, { portRange }), [schema, portRange]);
  return { sub, part, items, set, typed };
}

/** The items that the inputs hold, which count when the form is submitted; none when they are invalid. */
function validIn<Input, Item>(schema: v.GenericSchema<Input, Item[]>, input: Input): readonly Item[] {
  const { success, output } = v.safeParse(schema, input);
  return success ? output : [];
}
