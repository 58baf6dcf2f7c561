import { useState } from 'react';
import {
  Checkbox,
  FieldFrame,
  RadioCards,
  RadioGroup,
  TextArea,
  TextInput,
  wiringProps,
} from '@console/shared/ui';

/** Text */
export function Text() {
  return (
    <FieldFrame label="Name" hint="Lower-case letters, digits and dashes">
      {(wiring) => <TextInput {...wiringProps(wiring)} defaultValue="web-1" />}
    </FieldFrame>
  );
}

/** Optional, with a unit */
export function WithUnit() {
  return (
    <FieldFrame label="Delay" unit="seconds" optional>
      {(wiring) => <TextInput {...wiringProps(wiring)} affix="s" />}
    </FieldFrame>
  );
}

/** Error */
export function Invalid() {
  return (
    <FieldFrame label="Address" error="10.0.0.300 is not an IP address">
      {(wiring) => <TextInput {...wiringProps(wiring)} mono invalid defaultValue="10.0.0.300" />}
    </FieldFrame>
  );
}

/** Disabled */
export function Disabled() {
  return (
    <FieldFrame label="Region">
      {(wiring) => <TextInput {...wiringProps(wiring)} disabled defaultValue="ams" />}
    </FieldFrame>
  );
}

/** Several lines */
export function Lines() {
  return (
    <FieldFrame label="User data">
      {(wiring) => <TextArea {...wiringProps(wiring)} mono rows={3} defaultValue="#cloud-config" />}
    </FieldFrame>
  );
}

/** Checkboxes */
export function Checkboxes() {
  return (
    <>
      <Checkbox defaultChecked>Start the instance</Checkbox>
      <Checkbox hint="Deletes its snapshots too">Delete the disk</Checkbox>
      <Checkbox indeterminate>Some of the rows</Checkbox>
      <Checkbox disabled>Encrypted</Checkbox>
    </>
  );
}

/** Radios */
export function Radios() {
  const [value, setValue] = useState<'allow' | 'deny' | 'count'>('allow');
  return (
    <RadioGroup
      label="Action"
      name="action"
      value={value}
      onChange={setValue}
      options={[
        { value: 'allow', label: 'Allow' },
        { value: 'deny', label: 'Deny', hint: 'Without an answer to the sender' },
        { value: 'count', label: 'Only count', disabled: true },
      ]}
    />
  );
}

/** Radios as cards */
export function Cards() {
  const [value, setValue] = useState<'small' | 'large'>('small');
  return (
    <RadioCards
      label="Size"
      name="size"
      value={value}
      onChange={setValue}
      options={[
        { value: 'small', title: 'Small', lines: ['2 vCPUs', '8 GiB'] },
        { value: 'large', title: 'Large', lines: ['16 vCPUs', '64 GiB'] },
      ]}
    />
  );
}
