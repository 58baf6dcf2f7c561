import { pluginOf } from '../../tools/lint/plugin.ts';

/** The rules of the console for an area outside of its repository: its `src/` is what `remotes/NAME/src/` is there. */
const plugin: object = pluginOf((path) => (path.startsWith('src/') ? `remotes/own/${path}` : path));

export default plugin;
