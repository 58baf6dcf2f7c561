const first = Number(process.env['E2E_PORT'] ?? 4310);

/**
 * Ports of the servers that end-to-end tests start; not 4000, where a console may be running. `E2E_PORT` changes
 * them, for parallel runs.
 */
export const PORTS = { demo: first, site: first + 1, api: first + 2 };
