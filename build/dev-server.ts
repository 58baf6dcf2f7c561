import type { ServerConfig } from '@rsbuild/core';

/** Development server: one origin for all apps. */
export function devServer(): ServerConfig {
  return { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4000), cors: { origin: 'http://127.0.0.1:4000' } };
}
