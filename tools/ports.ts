/** Fixed ports of the servers that end-to-end tests start; away from 4000, where a console may be running. */
export const PORTS = { demo: 4310, site: 4311, api: 4312 };
