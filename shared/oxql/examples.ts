export interface Example {
  readonly title: string;
  readonly query: string;
}

/** Example queries of the whole fleet (docs/screens/operator.md section 9.5). */
export const FLEET_EXAMPLES: readonly Example[] = [
  {
    title: 'Temperature of the sleds',
    query:
      'get hardware_component:temperature\n| filter timestamp > @now() - 1h && chassis_kind == "sled" && sensor == "CPU"\n| align mean_within(1m)\n| group_by [slot], mean',
  },
  {
    title: 'Speed of the fans',
    query:
      'get hardware_component:fan_speed\n| filter timestamp > @now() - 1h\n| align mean_within(1m)\n| group_by [chassis_kind], mean',
  },
  {
    title: 'Bytes over each uplink',
    query: 'get switch_data_link:bytes_sent\n| filter timestamp > @now() - 1h\n| align mean_within(1m)',
  },
  {
    title: 'BGP updates received',
    query: 'get bgp_session:updates_received\n| filter timestamp > @now() - 1h\n| align mean_within(1m)',
  },
  {
    title: 'CPU use of each silo',
    query:
      'get virtual_machine:vcpu_usage\n| filter timestamp > @now() - 1h && state == "run"\n| align mean_within(1m)\n| group_by [silo_id], sum',
  },
  {
    title: 'Write latency',
    query: 'get virtual_disk:io_latency\n| filter timestamp > @now() - 10m && io_kind == "write"\n| last 5',
  },
];

export const PROJECT_EXAMPLES: readonly Example[] = [
  {
    title: 'CPU use of each instance',
    query:
      'get virtual_machine:vcpu_usage\n| filter timestamp > @now() - 1h && state == "run"\n| align mean_within(1m)\n| group_by [instance_id], sum',
  },
  {
    title: 'Bytes read from each disk',
    query:
      'get virtual_disk:bytes_read\n| filter timestamp > @now() - 1h\n| align mean_within(1m)\n| group_by [disk_id], sum',
  },
  {
    title: 'Bytes sent by each instance',
    query:
      'get instance_network_interface:bytes_sent\n| filter timestamp > @now() - 1h\n| align mean_within(1m)\n| group_by [instance_id], sum',
  },
];
