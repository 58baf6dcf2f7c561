import { Check, Copy } from 'lucide-react';
import { Button, CopyButton, useCopy } from '../basic/index.ts';
import styles from './code.module.css';
import { Modal } from './modal.tsx';

/** One option per line, continued with a backslash. */
const continued = (lines: readonly string[]) => lines.join(' \\\n    ');

export type CodeBlockProps = {
  /** The command and its options, one a line. */
  lines: readonly string[];
  /** The text that is copied; default: the lines joined with spaces. */
  copyText?: string | undefined;
  copyLabel?: string | undefined;
  /** Shows a `$` that is not selected with the text. */
  prompt?: boolean | undefined;
  /** Leaves out the copy button, because the dialog has one. */
  plain?: boolean | undefined;
};

export function CodeBlock({ lines, copyText, copyLabel = 'Copy command', prompt, plain }: CodeBlockProps) {
  return (
    <div className={styles.block}>
      {prompt && (
        <span className={styles.prompt} aria-hidden="true">
          $
        </span>
      )}
      <code className={styles.code}>{continued(lines)}</code>
      {!plain && <CopyButton text={copyText ?? lines.join(' ')} label={copyLabel} />}
    </div>
  );
}

export type CliCommandModalProps = {
  lines: readonly string[];
  onDismiss: () => void;
  title?: string | undefined;
};

/** The command that does the same as the page. `Copy command` copies it in one line. */
export function CliCommandModal({ lines, onDismiss, title = 'CLI command' }: CliCommandModalProps) {
  const { copied, copy } = useCopy();
  return (
    <Modal
      title={title}
      width="free"
      onDismiss={onDismiss}
      footer={
        <>
          <Button variant="ghost" onClick={onDismiss}>
            Cancel
          </Button>
          <Button variant="primary" icon={copied ? Check : Copy} onClick={() => void copy(lines.join(' '))}>
            Copy command
          </Button>
        </>
      }
    >
      <CodeBlock lines={lines} prompt plain />
    </Modal>
  );
}
