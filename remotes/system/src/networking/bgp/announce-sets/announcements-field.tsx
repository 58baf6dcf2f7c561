import { useMemo, useState } from 'react';
import type { BgpAnnounceSetCreate, BgpAnnouncementCreate } from '@console/shared/api';
import {
  type Form,
  FormHeading,
  ListField,
  SelectField,
  TextField,
  useForm,
  useList,
  useWatch,
} from '@console/shared/forms';
import { Button, Message, Mono } from '@console/shared/ui';
import { blockText } from '../../address-lots/block-text.ts';
import { ItemForm } from '../../item-form.tsx';
import { type Blocks, blocksHolding, correctedNet, nameOfBlock, overlapOf } from './networks.ts';
import { announcementSchema, type SetValues } from './schema.ts';

const LABEL = 'Announcements';

export interface AnnouncementsFieldProps {
  form: Form<SetValues, BgpAnnounceSetCreate>;
  blocks: Blocks;
}

/** The networks of a set, and the modal that adds one. */
export function AnnouncementsField({ form, blocks }: AnnouncementsFieldProps) {
  const [adding, setAdding] = useState(false);
  const { items, add } = useList(form, 'announcement', LABEL);
  const columns = useMemo(
    () => [
      { header: 'Network', cell: ({ network }: BgpAnnouncementCreate) => <Mono>{network}</Mono> },
      {
        header: 'Block',
        cell: ({ addressLotBlock }: BgpAnnouncementCreate) => nameOfBlock(blocks, addressLotBlock),
      },
    ],
    [blocks],
  );
  return (
    <>
      <FormHeading hint="Networks in the rack that peers learn.">{LABEL}</FormHeading>
      <ListField
        form={form}
        name="announcement"
        label={LABEL}
        columns={columns}
        rowKey={({ network }) => network}
        rowLabel={({ network }) => network}
        removeLabel={({ network }) => `remove network ${network}`}
        emptyText="Nothing is announced"
        addButton={(ref) => (
          <Button ref={ref} onClick={() => setAdding(true)}>
            Add network
          </Button>
        )}
      />
      {adding && <AddNetwork added={items} blocks={blocks} onAdd={add} onDismiss={() => setAdding(false)} />}
    </>
  );
}

interface AddNetworkProps {
  added: readonly BgpAnnouncementCreate[];
  blocks: Blocks;
  onAdd: (announcement: BgpAnnouncementCreate) => void;
  onDismiss: () => void;
}

function AddNetwork({ added, blocks, onAdd, onDismiss }: AddNetworkProps) {
  const schema = useMemo(() => announcementSchema(added, blocks), [added, blocks]);
  const form = useForm(schema, { network: '', addressLotBlock: null });
  const network = useWatch({ control: form.control, name: 'network' }).trim();
  const holding = useMemo(() => blocksHolding(network, blocks.known), [network, blocks]);
  const corrected = correctedNet(network);
  const overlap = overlapOf(
    network,
    added.map((one) => one.network),
  );
  /** Selects the block when exactly one contains the network. */
  const chooseFor = (text: string) => {
    const [only, ...others] = blocksHolding(text.trim(), blocks.known);
    form.setValue('addressLotBlock', only && others.length === 0 ? only.id : null);
  };
  return (
    <ItemForm
      form={form}
      title="Add network"
      scrim={false}
      onSave={(item) => {
        onAdd(item);
        onDismiss();
      }}
      onDismiss={onDismiss}
    >
      <TextField
        form={form}
        name="network"
        label="Network"
        mono
        hint="The first address and the prefix length, such as 198.51.100.0/26."
        onChange={chooseFor}
      />
      {corrected !== undefined && (
        <Message
          variant="notice"
          live="status"
          action={
            <Button
              size="sm"
              onClick={() => {
                form.setValue('network', corrected, { shouldValidate: true });
                chooseFor(corrected);
              }}
            >
              Use {corrected}
            </Button>
          }
        >
          The network starts at an earlier address.
        </Message>
      )}
      {overlap !== undefined && (
        <Message variant="notice" live="status">
          Overlaps {overlap} of this set.
        </Message>
      )}
      <SelectField
        form={form}
        name="addressLotBlock"
        label="Block"
        placeholder="Select a block"
        noItemsText={noBlocksText(network, blocks)}
        items={holding.map((block) => ({ value: block.id, label: blockText(block), description: block.lot }))}
        loading={blocks.isPending}
      />
    </ItemForm>
  );
}

/** Why no block can be selected. */
function noBlocksText(network: string, { isWhole }: Blocks): string {
  if (network === '') return 'Enter a network first';
  return isWhole
    ? `No block contains all of ${network}`
    : 'Some blocks could not be loaded. The loaded ones do not contain it.';
}
