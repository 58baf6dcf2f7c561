import { defineRemote } from '../src/define-remote.ts';
import { manifest } from './src/manifest.ts';

export default defineRemote(manifest, { folder: import.meta.dirname });
