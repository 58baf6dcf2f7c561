import { pluginOf } from '../../tools/lint/plugin.ts';

/** The rules of the console for an area outside of its repository: its `src/` corresponds to `remotes/NAME/src/`. */
const plugin: object = pluginOf((path) => (path.startsWith('src/') ? `remotes/own/${path}` : path));

export default plugin;
