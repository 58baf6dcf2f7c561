import * as v from 'valibot';
import {
  descriptionError,
  fromGiB,
  ipError,
  ipNetworkError,
  nameError,
  portRangeError,
} from '@console/shared/format';

/** Message of a missing value; the field replaces `{label}` with its label. */
export const REQUIRED = '{label} is required';

/** A label for messages that must not use that of the field (`Disk size is required`). */
type Labelled = { readonly label?: string };

/** Options of number fields. Messages may contain `{min}` and `{max}`. */
export type NumberRule = Labelled & {
  /** Smallest number; default 0. */
  readonly min?: number;
  readonly max?: number;
  /** Unit in the messages: `Must be at least 1 GiB`. */
  readonly unit?: string;
  readonly tooSmall?: string;
  readonly tooLarge?: string;
  /** Allows fractions. */
  readonly decimals?: boolean;
};

/** A rule of one text as a pipe action. The first message wins. */
const rule = (error: (value: string) => string | undefined) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? error(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  });

const required = ({ label = '{label}' }: Labelled) => `${label} is required`;

/** `undefined` for an empty value, so that the key is left out of the request. */
const orUndefined = (text: string) => (text === '' ? undefined : text);

const trimmed = () => v.pipe(v.string(), v.trim());

/** A required, trimmed text that `error` checks. */
const requiredText = (options: Labelled, error: (value: string) => string | undefined) =>
  v.pipe(
    trimmed(),
    rule((value) => (value === '' ? required(options) : error(value))),
  );

/** An optional, trimmed text that `error` checks unless it is empty. */
const optionalText = (error: (value: string) => string | undefined) =>
  v.pipe(
    trimmed(),
    rule((value) => (value === '' ? undefined : error(value))),
    v.transform(orUndefined),
  );

function numberError(value: number, options: NumberRule): string | undefined {
  const { min = 0, max, unit, tooSmall, tooLarge, decimals = false } = options;
  const fill = (message: string) => message.replace('{min}', String(min)).replace('{max}', String(max));
  const suffix = unit === undefined ? '' : ` ${unit}`;
  if (!decimals && !Number.isInteger(value)) return 'Must be a whole number';
  if (value < min) return fill(tooSmall ?? `Must be at least {min}${suffix}`);
  if (max !== undefined && value > max) return fill(tooLarge ?? `Can be at most {max}${suffix}`);
  return undefined;
}

const number = (options: NumberRule = {}) =>
  v.pipe(
    v.nullable(v.number()),
    v.rawTransform<number | null, number>(({ dataset, addIssue, NEVER }) => {
      const { value } = dataset;
      const message = value === null ? required(options) : numberError(value, options);
      if (message !== undefined) addIssue({ message });
      return value === null || message !== undefined ? NEVER : value;
    }),
  );

const gib = (options: NumberRule = {}) =>
  v.pipe(
    number({ unit: 'GiB', ...options }),
    v.transform((size) => fromGiB(size)),
  );

/** A value chosen from a list: not null. */
const chosen = <Value>(options: Labelled) =>
  v.rawTransform<Value | null, Value>(({ dataset, addIssue, NEVER }) => {
    if (dataset.value !== null && dataset.value !== '') return dataset.value;
    addIssue({ message: required(options) });
    return NEVER;
  });

const withinSize = (maxBytes: number | undefined) =>
  v.check(
    (file: File | null) => maxBytes === undefined || file === null || file.size <= maxBytes,
    sizeMessage(maxBytes),
  );

const sizeMessage = (maxBytes = 0) =>
  maxBytes >= 1024
    ? `Must be ${Math.floor(maxBytes / 1024)} KiB or smaller`
    : `Must be ${maxBytes} bytes or smaller`;

/** The rule of lists: no item twice. */
const unique = <Item>(key: (item: Item) => string) =>
  v.check(
    (items: Item[]) => new Set(items.map((item) => key(item))).size === items.length,
    'Items must be unique',
  );

/** Schema rules: input of the fields and output of the request. README.md has a table of them. */
export const field = {
  name: (options: Labelled = {}) =>
    v.pipe(
      v.string(),
      rule((value) => nameError(value, { label: options.label ?? '{label}' })),
    ),
  optionalName: () =>
    v.pipe(
      v.string(),
      rule((value) => nameError(value, { required: false })),
      v.transform(orUndefined),
    ),
  /** The name rule as a pipe action, for schemas that check another rule first. */
  nameRule: (options: Labelled = {}) =>
    rule((value) => nameError(value, { label: options.label ?? '{label}' })),
  description: () => v.pipe(v.string(), rule(descriptionError)),
  text: (options: Labelled = {}) => requiredText(options, () => undefined),
  optionalText: () => optionalText(() => undefined),
  anyText: () => v.string(),
  number,
  optionalNumber: (options: NumberRule = {}) =>
    v.pipe(
      v.nullable(v.number()),
      v.rawTransform<number | null, number | undefined>(({ dataset, addIssue, NEVER }) => {
        if (dataset.value === null) return undefined;
        const message = numberError(dataset.value, options);
        if (message === undefined) return dataset.value;
        addIssue({ message });
        return NEVER;
      }),
    ),
  gib,
  diskSize: ({ min = 1, max = 1023, label = 'Disk size', ...messages }: NumberRule = {}) =>
    gib({ min, max, label, ...messages }),
  choice: (options: Labelled = {}) => v.pipe(v.nullable(v.string()), chosen<string>(options)),
  oneOf: <const Value extends string>(values: readonly Value[], options: Labelled = {}) =>
    v.pipe(v.nullable(v.picklist(values)), chosen<Value>(options)),
  optionalChoice: () =>
    v.pipe(
      v.nullable(v.string()),
      v.transform((value) => orUndefined(value ?? '')),
    ),
  flag: () => v.boolean(),
  file: ({ maxBytes, ...options }: Labelled & { readonly maxBytes?: number } = {}) =>
    v.pipe(v.nullable(v.instance(File)), withinSize(maxBytes), chosen<File>(options)),
  optionalFile: ({ maxBytes }: { readonly maxBytes?: number } = {}) =>
    v.pipe(
      v.nullable(v.instance(File)),
      withinSize(maxBytes),
      v.transform((file) => file ?? undefined),
    ),
  ip: (options: Labelled = {}) => requiredText(options, ipError),
  optionalIp: () => optionalText(ipError),
  ipNetwork: (options: Labelled = {}) => requiredText(options, ipNetworkError),
  optionalIpNetwork: () => optionalText(ipNetworkError),
  portRange: (options: Labelled = {}) => requiredText(options, portRangeError),
  optionalPortRange: () => optionalText(portRangeError),
  /** A list of texts, for example selected ids. */
  texts: () => v.array(v.string()),
  list: <Item, Sent>(item: v.GenericSchema<Item, Sent>, options: ListRule<Sent> = {}) =>
    v.pipe(
      v.array(item),
      v.minLength(options.min ?? 0, options.message ?? REQUIRED),
      unique<Sent>(options.key ?? ((one) => JSON.stringify(one))),
    ),
  check: <Value>(test: (value: Value) => boolean, message: string) => v.check(test, message),
};

export type ListRule<Item> = {
  /** Smallest number of items, with `message` for fewer. */
  readonly min?: number;
  readonly message?: string;
  /** Identity of an item; the whole item when absent. */
  readonly key?: (item: Item) => string;
};
