import { Server } from 'lucide-react';
import {
  Avatar,
  Bytes,
  Clip,
  Dash,
  DateTime,
  Icon,
  Id,
  Kbd,
  Mark,
  Mono,
  NotReported,
  Quantity,
  TimeAgo,
  Truncate,
  Unknown,
  VisuallyHidden,
} from '@console/shared/ui';

/** Numbers and sizes */
export function Numbers() {
  return (
    <>
      <Quantity value={12345} unit="vCPUs" />
      <Bytes bytes={34359738368} />
    </>
  );
}

/** Times */
export function Times() {
  return (
    <>
      <DateTime date={new Date('2026-01-31T12:30:00Z')} />
      <TimeAgo date={new Date('2026-01-31T12:30:00Z')} suffix="ago" />
    </>
  );
}

/** None, unknown and not reported */
export function Missing() {
  return (
    <>
      <Dash />
      <Unknown reason="The project could not be read" />
      <NotReported />
    </>
  );
}

/** Identifiers */
export function Identifiers() {
  return (
    <>
      <Id value="0f6c3a52-7d1b-4a80-9a5e-1c2b3d4e5f60" />
      <Mono>10.0.0.4</Mono>
    </>
  );
}

/** Long text */
export function LongText() {
  return (
    <>
      <Truncate
        text="a-name-that-is-much-longer-than-any-column-of-a-table"
        max={24}
        position="middle"
        copy
      />
      <Clip text="A description that uses the width that there is, and that has a tooltip only where the width is not enough for it to be shown in one line of text" />
    </>
  );
}

/** Small parts */
export function Parts() {
  return (
    <>
      <Icon of={Server} label="Instance" />
      <Kbd>R</Kbd>
      <Avatar name="Ada Lovelace" />
      <Mark />
      <span>
        3<VisuallyHidden> failed instances</VisuallyHidden>
      </span>
    </>
  );
}
