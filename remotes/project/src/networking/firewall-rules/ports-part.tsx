import { MiniTable, SubForm, TextField, useWatch } from '@console/shared/forms';
import { Mono } from '@console/shared/ui';
import { AddBox } from './add-box.tsx';
import type { usePorts } from './use-add-part.ts';

const COLUMNS = [{ header: 'Port ranges', cell: (range: string) => <Mono>{range}</Mono> }];

const sameText = (text: string) => text;

/** Port filters of a rule (docs/screens/network-access.md section 3.5). */
export function PortsPart({ state }: { state: ReturnType<typeof usePorts> }) {
  const { sub, part, items, set } = state;
  const text = useWatch({ control: sub.control, name: 'portRange' });
  return (
    <>
      <AddBox box={part.box}>
        <SubForm
          addLabel="Add port filter"
          canAdd={text.trim() !== ''}
          onAdd={() => void part.add()}
          onClear={() => sub.reset({ portRange: '' })}
        >
          <TextField
            form={sub}
            name="portRange"
            label="Port filters"
            hint="A destination port, or a range such as 9100-9110."
            mono
          />
        </SubForm>
      </AddBox>
      <MiniTable
        label="Port filters"
        rows={items}
        rowKey={sameText}
        rowLabel={sameText}
        columns={COLUMNS}
        onRemove={(range) => set(items.filter((one) => one !== range))}
        removeLabel={(range) => `remove port ${range}`}
      />
    </>
  );
}
