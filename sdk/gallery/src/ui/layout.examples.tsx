import { useState } from 'react';
import {
  Button,
  CardBlock,
  Dash,
  HeaderProperty,
  PageBody,
  PropertiesTable,
  Property,
  StatusBadge,
  Toolbar,
} from '@console/shared/ui';
import { Disclosure, RouteTabs, SegmentedControl, Tabs } from '@console/shared/ui/detail';

/** Properties of a resource */
export function Properties() {
  return (
    <PropertiesTable label="Properties" inset={false}>
      <Property label="vCPUs">4</Property>
      <Property label="Memory">16 GiB</Property>
      <Property label="Hostname">
        <Dash />
      </Property>
      <Property label="State">
        <StatusBadge entity="instance" status="running" />
      </Property>
      <Property label="Description" wide>
        Serves the pages of the shop in Amsterdam and takes over those of Frankfurt while its rack is in
        maintenance
      </Property>
    </PropertiesTable>
  );
}

/** Property beside a title */
export function BesideTitle() {
  return <HeaderProperty label="Owner">platform</HeaderProperty>;
}

/** Card */
export function Card() {
  return (
    <CardBlock
      title="Boot disk"
      description="The disk that the instance starts from."
      actions={<Button size="sm">Change</Button>}
    >
      web-1-boot
    </CardBlock>
  );
}

/** Contents of a page in line with its title */
export function Contents() {
  return (
    <PageBody>
      <p>Backups are made every night and kept for 30 days.</p>
      <Button>Back up now</Button>
    </PageBody>
  );
}

/** Toolbar above a table */
export function AboveTable() {
  return (
    <Toolbar hint="Addresses that are reachable from outside">
      <Button size="sm">Attach address</Button>
    </Toolbar>
  );
}

/** Tabs that switch a view */
export function Views() {
  const [selected, setSelected] = useState<'cpu' | 'memory'>('cpu');
  return (
    <Tabs
      label="Views"
      inset={false}
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'cpu', label: 'CPU', content: <p>4 of 8 vCPUs are used.</p> },
        { id: 'memory', label: 'Memory', content: <p>16 of 64 GiB are used.</p> },
      ]}
    />
  );
}

/** Tabs that are pages */
export function Pages() {
  return (
    <RouteTabs
      label="Pages"
      tabs={[
        { to: '/gallery/layout', label: 'Layout' },
        { to: '/gallery/status', label: 'Status' },
      ]}
    >
      The panel is the page of the selected tab.
    </RouteTabs>
  );
}

/** Segmented control */
export function Segments() {
  const [value, setValue] = useState<'day' | 'week' | 'month'>('day');
  return (
    <SegmentedControl
      label="Period"
      value={value}
      onChange={setValue}
      options={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
        { value: 'month', label: 'Month', disabled: true },
      ]}
    />
  );
}

/** Disclosure */
export function Advanced() {
  return <Disclosure title="Advanced">Settings that few instances need.</Disclosure>;
}
