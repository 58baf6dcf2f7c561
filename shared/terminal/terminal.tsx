import { Accessibility, ArrowDownToLine, ArrowUpToLine, Check, Copy } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { cx, IconButton, Kbd, useCopy } from '@console/shared/ui';
import { KeyBar } from './key-bar.tsx';
import { type BarKey, controlled, sequenceOf } from './keys.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';
import styles from './terminal.module.css';
import { textOf } from './text.ts';
import './xterm.css';

export type TerminalHandle = {
  /** Shows output: text, or bytes in UTF-8 with escape sequences. */
  write: (data: string | Uint8Array) => void;
  /** Clears the screen and the scrollback. */
  clear: () => void;
  focus: () => void;
  /** All text on the screen and in the scrollback, without colors; empty before it is open. */
  text: () => string;
};

export type TerminalProps = {
  /** Name of the region. */
  label?: string | undefined;
  /** Called with typed or pasted text, including control characters. Encode it as UTF-8 to send it as bytes. */
  onData?: ((data: string) => void) | undefined;
  /** Called with the size in characters: after opening and whenever it changes. */
  onResize?: ((columns: number, rows: number) => void) | undefined;
  /** Left end of the bar: connection status, name, commands. */
  children?: ReactNode;
  /** Overlay in the center of the screen, for messages that replace output. */
  cover?: ReactNode;
  /** Whether screen reader mode is initially on. The user can switch it. */
  screenReader?: boolean | undefined;
  /** Text size as a factor of the default. */
  zoom?: number | undefined;
  ref?: Ref<TerminalHandle> | undefined;
};

/** A terminal that fills its container. It shows written output and reports typed input, whatever the other end is. */
export function Terminal(props: TerminalProps) {
  const { label = 'Terminal', children, cover, zoom = 1, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const session = useRef<Session>(undefined);
  const [screenReader, setScreenReader] = useState(props.screenReader ?? true);
  const hintId = useId();

  const [isControl, setControl] = useState(false);
  const onData = useEffectEvent((data: string) => {
    props.onData?.(isControl ? controlled(data) : data);
    if (isControl) setControl(false);
  });
  const onResize = useEffectEvent((columns: number, rows: number) => props.onResize?.(columns, rows));
  const { copied, copy } = useCopy();
  const onCopy = useEffectEvent((text: string) => void copy(text));
  const onLeave = useEffectEvent(() => tools.current?.querySelector('button')?.focus());

  // xterm renders into its own element
  useEffect(() => {
    if (!host.current) return;
    const started = startSession(host.current, { onData, onResize, onLeave, onCopy });
    session.current = started;
    return () => {
      session.current = undefined;
      started.dispose();
    };
  }, []);

  // an option of xterm
  useEffect(() => {
    if (session.current) session.current.terminal.options.screenReaderMode = screenReader;
  }, [screenReader]);

  // and another one
  useEffect(() => session.current?.zoom(zoom), [zoom]);

  const terminal = () => session.current?.terminal;
  const onKey = (key: BarKey) => {
    const isApplication = terminal()?.modes.applicationCursorKeysMode ?? false;
    terminal()?.input(sequenceOf(key, { isControl, isApplication }));
  };
  const text = () => (session.current ? textOf(session.current.terminal.buffer.normal) : '');
  useImperativeHandle(
    ref,
    () => ({
      write: (data) => terminal()?.write(data),
      clear: () => terminal()?.reset(),
      focus: () => session.current?.focus(),
      text,
    }),
    [],
  );

  return (
    <div className={styles.terminal}>
      <div className={styles.bar}>
        <div className={styles.status}>{children}</div>
        <p className={styles.hint} id={hintId}>
          <Kbd>Ctrl</Kbd> <Kbd>Shift</Kbd> <Kbd>M</Kbd> <span>leaves the terminal</span>
        </p>
        <div ref={tools} className={styles.tools}>
          <IconButton
            icon={Accessibility}
            label="Screen reader mode"
            aria-pressed={screenReader}
            className={cx(screenReader && styles.on)}
            onClick={() => setScreenReader((on) => !on)}
          />
          <IconButton icon={ArrowUpToLine} label="Scroll to top" onClick={() => terminal()?.scrollToTop()} />
          <IconButton
            icon={ArrowDownToLine}
            label="Scroll to bottom"
            onClick={() => terminal()?.scrollToBottom()}
          />
          <IconButton
            icon={copied ? Check : Copy}
            label={copied ? 'Copied' : 'Copy selection, or all output'}
            onClick={() => void copy(terminal()?.getSelection() || text())}
          />
        </div>
      </div>
      <div className={styles.area}>
        <div role="application" aria-label={label} aria-describedby={hintId} className={styles.screen}>
          <div ref={host} className={styles.host} />
        </div>
        {/* outside the region, in which screen readers pass all keys on */}
        {cover !== undefined && <div className={styles.cover}>{cover}</div>}
      </div>
      <KeyBar isControl={isControl} onControl={() => setControl((on) => !on)} onKey={onKey} />
    </div>
  );
}
