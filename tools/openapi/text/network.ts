/** VPCs and all inside them, floating IPs, internet gateways. */
export const network: Record<string, string> = {
  vpcList: 'VPCs of a project.',
  vpcCreate: 'Creates a VPC with a subnet, firewall rules, a system router and an internet gateway.',
  vpcView: 'One VPC.',
  vpcUpdate: 'Changes name, description and DNS name of a VPC.',
  vpcDelete: 'Deletes a VPC that holds no subnet in use.',
  vpcFirewallRulesView: 'The firewall rules of a VPC, by name.',
  vpcFirewallRulesUpdate: 'Replaces all firewall rules of a VPC; an empty list removes them.',

  vpcSubnetList: 'Subnets of a VPC.',
  vpcSubnetCreate: 'Creates a subnet with its address blocks.',
  vpcSubnetView: 'One subnet.',
  vpcSubnetUpdate: 'Changes a subnet; an absent custom router is unset.',
  vpcSubnetDelete: 'Deletes a subnet that no interface uses.',
  vpcSubnetListNetworkInterfaces: 'Network interfaces in a subnet.',

  vpcRouterList: 'Routers of a VPC: the system one and custom ones.',
  vpcRouterCreate: 'Creates a custom router.',
  vpcRouterView: 'One router.',
  vpcRouterUpdate: 'Changes name and description of a router.',
  vpcRouterDelete:
    'Deletes a custom router with its routes; subnets that used it fall back to the system router.',
  vpcRouterRouteList: 'Routes of a router.',
  vpcRouterRouteCreate: 'Adds a route to a custom router.',
  vpcRouterRouteView: 'One route.',
  vpcRouterRouteUpdate: 'Changes a custom route; destination and target are always part of it.',
  vpcRouterRouteDelete: 'Removes a custom route.',

  internetGatewayList: 'Internet gateways of a VPC.',
  internetGatewayCreate: 'Creates an internet gateway.',
  internetGatewayView: 'One internet gateway.',
  internetGatewayDelete: 'Deletes an internet gateway; with `cascade` also what refers to it.',
  internetGatewayIpPoolList: 'IP pools that an internet gateway sends from.',
  internetGatewayIpPoolCreate: 'Adds an IP pool to an internet gateway.',
  internetGatewayIpPoolDelete:
    'Takes an IP pool from an internet gateway; with `cascade` also routes that need it.',
  internetGatewayIpAddressList: 'Single addresses that an internet gateway sends from.',
  internetGatewayIpAddressCreate: 'Adds an address to an internet gateway.',
  internetGatewayIpAddressDelete:
    'Takes an address from an internet gateway; with `cascade` also routes that need it.',

  floatingIpList: 'Floating IPs of a project.',
  floatingIpCreate: 'Reserves an address for the project: a given one, or the next free one of a pool.',
  floatingIpView: 'One floating IP.',
  floatingIpUpdate: 'Changes name and description of a floating IP.',
  floatingIpDelete: 'Gives a floating IP back to its pool; it must not be attached.',
  floatingIpAttach: 'Attaches a floating IP to an instance of the same project.',
  floatingIpDetach: 'Detaches a floating IP from its instance.',

  probeList: 'Probes of a project: small network testers on sleds.',
  probeCreate: 'Puts a probe on a sled.',
  probeView: 'One probe with its addresses.',
  probeDelete: 'Removes a probe.',
};
