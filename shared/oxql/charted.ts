/**
 * The timeseries that the charts of a project show. Only fleet users may read the list of timeseries; for others, these are the
 * known names (docs/screens/operator.md section 9.5). All of them are counters.
 */
export const CHARTED = [
  'instance_network_interface:bytes_received',
  'instance_network_interface:bytes_sent',
  'instance_network_interface:packets_dropped',
  'instance_network_interface:packets_received',
  'instance_network_interface:packets_sent',
  'virtual_disk:bytes_read',
  'virtual_disk:bytes_written',
  'virtual_disk:flushes',
  'virtual_disk:reads',
  'virtual_disk:writes',
  'virtual_machine:vcpu_usage',
] as const;

/** Whether a timeseries is one of the charts. */
export const isCharted = (name: string | undefined): boolean => CHARTED.some((one) => one === name);
