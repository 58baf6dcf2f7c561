import { CapacityMeter, InlineMeter, MeterStrip } from '@console/shared/ui/detail';

/** Side by side */
export function Strip() {
  return (
    <MeterStrip>
      <CapacityMeter label="CPU" unit="vCPUs" used={24} total={96} />
      <CapacityMeter label="Memory" unit="GiB" used={230} total={256} />
      <CapacityMeter label="Storage" unit="TiB" used={12} total={12} />
    </MeterStrip>
  );
}

/** In a table */
export function Inline() {
  return (
    <>
      <InlineMeter label="Used" used={3} total={10} />
      <InlineMeter label="Nearly full" used={97} total={100} />
      <InlineMeter label="Unused" used={0} total={10} />
    </>
  );
}
