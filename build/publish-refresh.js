// Development only, first in the shell: makes its Fast Refresh runtime available to the remotes.
import * as refresh from 'react-refresh/runtime';

globalThis.__CONSOLE_REFRESH__ = refresh;
