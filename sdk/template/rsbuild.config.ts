import { defineRemote } from '@console/sdk/build';
import { manifest } from './src/manifest.ts';

export default defineRemote(manifest);
