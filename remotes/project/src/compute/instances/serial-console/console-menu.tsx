import { AppWindow, ClipboardCopy, Download, Eraser, History } from 'lucide-react';
import type { RefObject } from 'react';
import { actionItems } from '@console/shared/actions';
import { type Instance, instanceSerialConsole, messageOf } from '@console/shared/api';
import { saveText } from '@console/shared/files';
import { call, toast, usePageRefusal } from '@console/shared/runtime';
import type { TerminalHandle } from '@console/shared/terminal';
import { MenuButton, useCopy, type MenuEntry } from '@console/shared/ui';
import { powerActions } from '../actions.tsx';
import { PAGE_BYTES, readHistory } from './history.ts';

export interface ConsoleMenuProps {
  instance: Instance;
  project: string;
  terminal: RefObject<TerminalHandle | null>;
  /** Returns the current output of the terminal. */
  size: RefObject<{ columns: number; rows: number }>;
  /** Menu items for the text size. */
  textSize: readonly MenuEntry[];
}

/** The power actions of the instance, and the actions on the output. */
export function ConsoleMenu({ instance, project, terminal, size, textSize }: ConsoleMenuProps) {
  const { copy } = useCopy();
  const power = actionItems(powerActions(project), instance, usePageRefusal()).map(
    ({ id, label, icon, danger, reason, onSelect }): MenuEntry => ({
      id,
      label,
      icon,
      danger,
      disabledReason: reason,
      onSelect,
    }),
  );
  const output: readonly MenuEntry[] = [
    { id: 'output', kind: 'separator' },
    {
      id: 'download',
      label: 'Download output',
      icon: Download,
      onSelect: () => saveText(`${instance.name}-console.txt`, 'text/plain', terminal.current?.text() ?? ''),
    },
    {
      id: 'history',
      label: 'Download history',
      hint: 'All stored output since the instance started',
      icon: History,
      onSelect: () => void downloadHistory(project, instance.name),
    },
    { id: 'clear', label: 'Clear output', icon: Eraser, onSelect: () => terminal.current?.clear() },
    {
      id: 'size',
      label: 'Copy stty resize command',
      // a serial line cannot report the terminal size to the guest
      hint: 'stty rows and cols, to run in the console',
      icon: ClipboardCopy,
      onSelect: () => void copy(`stty rows ${size.current.rows} cols ${size.current.columns}`),
    },
  ];
  const view: readonly MenuEntry[] = [
    { id: 'window', label: 'Open in new window', icon: AppWindow, onSelect: openWindow },
    ...textSize,
  ];
  return <MenuButton label="Console actions" entries={[...power, ...output, ...view]} size="sm" />;
}

/** Opens this page in a separate window. */
function openWindow(): void {
  window.open(location.href, '', 'popup,noopener,width=960,height=640');
}

/** Saves the output since the start of the instance. */
async function downloadHistory(project: string, instance: string): Promise<void> {
  try {
    const text = await readHistory((fromStart) =>
      call(
        instanceSerialConsole,
        { path: { instance }, query: { project, fromStart, maxBytes: PAGE_BYTES } },
        { afterSignIn: true },
      ),
    );
    saveText(`${instance}-console-history.txt`, 'text/plain', text);
  } catch (error) {
    toast({
      variant: 'error',
      title: 'Could not download history',
      content: messageOf(error),
    });
  }
}
