import { ComboboxField, MiniTable, SelectField, SubForm, TextField, useWatch } from '@console/shared/forms';
import { Message, Tag } from '@console/shared/ui';
import { AddBox } from './add-box.tsx';
import type { NetworkFacts } from './effective/facts.ts';
import { unknownNames } from './effective/advice.ts';
import {
  EMPTY_ENDPOINT,
  type Endpoint,
  endpointKey,
  isNamed,
  KIND_WORDS,
  KINDS,
  type NamedKind,
} from './endpoints.ts';
import { kindText } from './rule-items.ts';
import type { useEndpoints } from './use-add-part.ts';

/** Texts of the two parts of the form that contain endpoints. */
const WORDS = {
  targets: {
    one: 'target',
    table: 'Targets',
    type: 'Target type',
    add: 'Add target',
    remove: 'remove target',
  },
  hosts: {
    one: 'host filter',
    table: 'Host filters',
    type: 'Host type',
    add: 'Add host filter',
    remove: 'remove host',
  },
} as const;

const COLUMNS = [
  { header: 'Type', cell: ({ type }: Endpoint) => <Tag raw>{kindText(type)}</Tag> },
  { header: 'Value', cell: ({ value }: Endpoint) => value },
];

const TYPES = KINDS.map((value) => ({ value, label: KIND_WORDS[value].label }));

const TEXT_HINTS = {
  ip: 'An IPv4 or IPv6 address.',
  ip_net: 'An address and a width, such as 10.0.0.0/16.',
} as const;

export interface EndpointsPartProps {
  readonly kind: keyof typeof WORDS;
  readonly state: ReturnType<typeof useEndpoints>;
  readonly facts: NetworkFacts;
}

/** Targets or host filters of a rule: the inputs of a new one, and the table of those added (section 3.4). */
export function EndpointsPart({ kind, state, facts }: EndpointsPartProps) {
  const { sub, part, items, set } = state;
  const words = WORDS[kind];
  const { type, name, text } = useWatch({ control: sub.control });
  const shown = type ?? 'vpc';
  const value = isNamed(shown) ? (name ?? '') : (text ?? '');
  const lost = unknownNames(items, facts);
  return (
    <>
      <AddBox box={part.box}>
        <SubForm
          addLabel={words.add}
          canAdd={value.trim() !== ''}
          onAdd={() => void part.add()}
          onClear={() => sub.reset({ ...EMPTY_ENDPOINT, type: shown })}
        >
          <SelectField
            form={sub}
            name="type"
            label={words.type}
            items={TYPES}
            onChange={(next) =>
              sub.reset({ ...EMPTY_ENDPOINT, type: KINDS.find((one) => one === next) ?? 'vpc' })
            }
          />
          {isNamed(shown) ? (
            <ComboboxField
              form={sub}
              name="name"
              label={KIND_WORDS[shown].value}
              hint="Select one or type your own."
              placeholder="Choose or type a name"
              items={choicesOf(shown, items, facts)}
              loading={namesOf(shown, facts) === undefined}
              allowCustom
            />
          ) : (
            <TextField form={sub} name="text" label={KIND_WORDS[shown].value} hint={TEXT_HINTS[shown]} mono />
          )}
        </SubForm>
      </AddBox>
      <MiniTable
        label={words.table}
        rows={items}
        rowKey={endpointKey}
        rowLabel={(item) => `Name: ${item.value}, Type: ${kindText(item.type)}`}
        columns={COLUMNS}
        onRemove={(item) => set(items.filter((one) => endpointKey(one) !== endpointKey(item)))}
        removeLabel={(item) => `${words.remove} ${item.value}`}
      />
      {lost.length > 0 && (
        <Message variant="notice" live="status">
          {lost.map((sentence) => (
            <p key={sentence}>{`${sentence}. This ${words.one} matches nothing.`}</p>
          ))}
        </Message>
      )}
    </>
  );
}

function namesOf(type: NamedKind, { vpcs, subnets, instances }: NetworkFacts): readonly string[] | undefined {
  if (type === 'vpc') return vpcs;
  return type === 'subnet' ? subnets?.map(({ name }) => name) : instances;
}

/** Names to choose from, without those added under the same type. */
function choicesOf(type: NamedKind, added: readonly Endpoint[], facts: NetworkFacts) {
  const taken = new Set(added.filter((one) => one.type === type).map(({ value }) => value));
  return (namesOf(type, facts) ?? [])
    .filter((name) => !taken.has(name))
    .map((name) => ({ value: name, label: name }));
}
