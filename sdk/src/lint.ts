import { pluginOf } from '../../tools/lint/plugin.ts';
import { librariesOf } from './libraries.ts';
import { placeOf } from './place.ts';

/** The rules of the console for an area outside of its repository. */
const plugin: object = pluginOf(placeOf, librariesOf(process.cwd()));

export default plugin;
