import { useMemo, useState } from 'react';
import type { AddressLotBlockCreate, AddressLotCreate } from '@console/shared/api';
import {
  FieldRow,
  type Form,
  FormHeading,
  ListField,
  TextField,
  useForm,
  useList,
  useWatch,
} from '@console/shared/forms';
import { rangeSize } from '@console/shared/format';
import { Button, Message, Mono } from '@console/shared/ui';
import type * as v from 'valibot';
import { BigNumber } from '../ip-pools/big-number.tsx';
import { ItemForm } from '../item-form.tsx';
import { rangeOf } from '../rack/lot-use.ts';
import { blockText } from './block-text.ts';
import { blockSchema, type lotSchema, overlapWith, type TakenBlock } from './schema.ts';

const LABEL = 'Blocks';

const COLUMNS = [
  { header: 'First', cell: ({ firstAddress }: AddressLotBlockCreate) => <Mono>{firstAddress}</Mono> },
  { header: 'Last', cell: ({ lastAddress }: AddressLotBlockCreate) => <Mono>{lastAddress}</Mono> },
  { header: 'Addresses', cell: (block: AddressLotBlockCreate) => <Size block={block} /> },
];

export interface BlocksFieldProps {
  form: Form<v.InferInput<typeof lotSchema>, AddressLotCreate>;
  /** Existing blocks. */
  taken: readonly TakenBlock[];
}

/** The blocks of a new lot, and the modal that adds one. */
export function BlocksField({ form, taken }: BlocksFieldProps) {
  const [adding, setAdding] = useState(false);
  const { items, add } = useList(form, 'blocks', LABEL);
  const all = useMemo(
    () => [...items.map((block) => ({ ...block, of: 'this lot' })), ...taken],
    [items, taken],
  );
  return (
    <>
      <FormHeading hint="Address ranges, each with its first and last address.">{LABEL}</FormHeading>
      <ListField
        form={form}
        name="blocks"
        label={LABEL}
        columns={COLUMNS}
        rowKey={blockText}
        rowLabel={blockText}
        removeLabel={(block) => `remove block ${blockText(block)}`}
        addButton={(ref) => (
          <Button ref={ref} onClick={() => setAdding(true)}>
            Add block
          </Button>
        )}
      />
      {adding && <AddBlock taken={all} onAdd={add} onDismiss={() => setAdding(false)} />}
    </>
  );
}

interface AddBlockProps {
  taken: readonly TakenBlock[];
  onAdd: (block: AddressLotBlockCreate) => void;
  onDismiss: () => void;
}

function AddBlock({ taken, onAdd, onDismiss }: AddBlockProps) {
  const form = useForm(blockSchema, { firstAddress: '', lastAddress: '' });
  const [firstAddress, lastAddress] = useWatch({
    control: form.control,
    name: ['firstAddress', 'lastAddress'],
  });
  const block = { firstAddress: firstAddress.trim(), lastAddress: lastAddress.trim() };
  const overlap = overlapWith(block, taken);
  return (
    <ItemForm
      form={form}
      title="Add block"
      scrim={false}
      onSave={(item) => {
        onAdd(item);
        onDismiss();
      }}
      onDismiss={onDismiss}
    >
      <FieldRow>
        <TextField form={form} name="firstAddress" label="First address" mono />
        <TextField form={form} name="lastAddress" label="Last address" mono />
      </FieldRow>
      {overlap && (
        <Message variant="notice" live="status">
          Overlaps a block of {overlap.of}: {blockText(overlap)}. An address could then be used twice.
        </Message>
      )}
      {!overlap && rangeOf(block) && (
        <Message variant="success" live="status">
          Addresses in this block: <Size block={block} />
        </Message>
      )}
    </ItemForm>
  );
}

function Size({ block }: { block: AddressLotBlockCreate }) {
  const range = rangeOf(block);
  return range ? <BigNumber value={rangeSize(range)} /> : null;
}
