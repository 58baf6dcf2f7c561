import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { Combobox, NumberInput, Select } from '@console/shared/ui/pickers';
import { DropdownMenu } from '@console/shared/ui';
import { ENTRIES, ITEMS, TABS } from './facts.ts';

/** The five components of `shared/ui`, as the trial uses them (tools/bench/kit/run.ts). */
function Trial() {
  const [choice, setChoice] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const [count, setCount] = useState<number | null>(4);
  return (
    <>
      <DropdownMenu
        label="Actions"
        entries={ENTRIES.map((entry) => ({ ...entry, onSelect: () => undefined }))}
      >
        {(trigger) => (
          <button type="button" {...trigger}>
            Actions
          </button>
        )}
      </DropdownMenu>
      <Select label="Size" items={ITEMS.slice(0, 20)} value={choice} onChange={setChoice} />
      <Combobox label="Disk" items={ITEMS} value={other} onChange={setOther} />
      <NumberInput label="CPUs" value={count} onChange={setCount} min={1} max={64} />
      <output>{TABS.length}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Trial />);
