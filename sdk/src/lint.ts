import { pluginOf } from '../../tools/lint/plugin.ts';

/** The rules of the console for an area outside of its repository: its `src/` is what `remotes/NAME/src/` is there. */
export default pluginOf((path) => (path.startsWith('src/') ? `remotes/own/${path}` : path));
