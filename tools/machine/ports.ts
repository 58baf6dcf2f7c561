const first = Number(process.env['E2E_PORT'] ?? 4310);

/**
 * Ports of the servers that end-to-end tests start; away from 4000, where a console may be running. `E2E_PORT` moves
 * them, for a second run at the same time.
 */
export const PORTS = { demo: first, site: first + 1, api: first + 2 };
