import { BoolIcon, Chip, ChipList, Skeleton, Spinner, StatusBadge, Tag } from '@console/shared/ui';
import { ProgressBar } from '@console/shared/ui/detail';

/** States of instances */
export function Instances() {
  return (
    <>
      <StatusBadge entity="instance" status="running" />
      <StatusBadge entity="instance" status="starting" />
      <StatusBadge entity="instance" status="stopped" />
      <StatusBadge entity="instance" status="repairing" />
      <StatusBadge entity="instance" status="failed" note="for 3 m" />
    </>
  );
}

/** A state that this console does not know */
export function UnknownState() {
  return <StatusBadge entity="instance" status="hibernating" />;
}

/** Yes or no */
export function YesOrNo() {
  return (
    <>
      <StatusBadge entity="toggle" status="enabled" />
      <StatusBadge entity="toggle" status="disabled" />
      <BoolIcon value />
      <BoolIcon value={false} />
    </>
  );
}

/** Tags and chips */
export function Tags() {
  return (
    <>
      <Tag>default</Tag>
      <Tag tone="success">current</Tag>
      <Tag tone="notice" solid>
        deprecated
      </Tag>
      <Chip kind="vpc" value="main" />
      <ChipList
        title="Targets"
        items={['web', 'api', 'db', 'cache'].map((value) => ({ kind: 'vpc', value }))}
      />
    </>
  );
}

/** Progress */
export function Progress() {
  return (
    <>
      <ProgressBar label="Upload" value={40} />
      <Spinner label="Reading the file" />
    </>
  );
}

/** Loading */
export function Loading() {
  return (
    <div>
      <Skeleton />
      <Skeleton kind="row" rows={3} />
    </div>
  );
}
