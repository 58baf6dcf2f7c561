import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

const { projects: _, ...test } = config.test ?? {};

/** The configuration of the unit tests as one project, in which each file has its own modules. */
export default defineConfig({ ...config, test: { ...test, isolate: true } });
