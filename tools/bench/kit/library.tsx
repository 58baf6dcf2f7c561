import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import {
  Button,
  ComboBox,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Menu,
  MenuItem,
  MenuTrigger,
  NumberField,
  Popover,
  Select,
  SelectValue,
  Virtualizer,
} from 'react-aria-components';
import { ENTRIES, ITEMS, TABS } from './facts.ts';

/** The same with react-aria-components, without styles of its own. */
function Trial() {
  const [count, setCount] = useState(4);
  return (
    <>
      <MenuTrigger>
        <Button>Actions</Button>
        <Popover>
          <Menu aria-label="Actions" items={ENTRIES}>
            {(entry) => <MenuItem id={entry.id}>{entry.label}</MenuItem>}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Select aria-label="Size">
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox items={ITEMS.slice(0, 20)}>
            {(item) => <ListBoxItem id={item.value}>{item.label}</ListBoxItem>}
          </ListBox>
        </Popover>
      </Select>
      <ComboBox aria-label="Disk" defaultItems={ITEMS}>
        <Input />
        <Button>Show</Button>
        <Popover>
          <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 28 }}>
            <ListBox<(typeof ITEMS)[number]> style={{ height: 280, overflow: 'auto' }}>
              {(item) => <ListBoxItem id={item.value}>{item.label}</ListBoxItem>}
            </ListBox>
          </Virtualizer>
        </Popover>
      </ComboBox>
      <NumberField value={count} onChange={setCount} minValue={1} maxValue={64}>
        <Label>CPUs</Label>
        <Group>
          <Button slot="decrement">-</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
      </NumberField>
      <output>{TABS.length}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Trial />);
