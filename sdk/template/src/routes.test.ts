// @vitest-environment happy-dom
import { itIsARouteTable } from '@console/sdk/testing';
import { area } from './area.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

itIsARouteTable({ area, manifest, routes });
