import { Check, Copy } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { announce } from './announce.ts';
import { PlainIconButton } from './button.tsx';
import { Tooltip } from './tooltip.tsx';
import { describeByRow } from './describe-by-row.ts';
import styles from './values.module.css';

/** Milliseconds the check stays (docs/design/language.md section 17, `--delay-copied`). */
const COPIED_TIME = 2000;

/**
 * Copies text; `copied` is true for two seconds afterwards. The result is announced, even when the browser denies it; `copy` returns
 * whether it succeeded, and never changes.
 */
export function useCopy(): { readonly copied: boolean; readonly copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false);
  // Without an effect that ends it: a list has one for each row, and a component that is gone ignores the timer
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      announce('Could not copy');
      return false;
    }
    announce('Copied');
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_TIME);
    return true;
  }, []);
  return { copied, copy };
}

export type CopyButtonProps = { text: string; label?: string | undefined };

/** Copies a value; a check and the name `Copied` for two seconds. */
export function CopyButton({ text, label = 'Click to copy' }: CopyButtonProps) {
  const { copied, copy } = useCopy();
  const name = copied ? 'Copied' : label;
  return (
    <Tooltip content={name} describe={false}>
      <PlainIconButton
        ref={describeByRow}
        size="xs"
        icon={copied ? Check : Copy}
        label={name}
        className={copied ? styles.copied : styles.copy}
        onClick={(event) => {
          // A row or a card around it has its own click handler
          event.stopPropagation();
          void copy(text);
        }}
      />
    </Tooltip>
  );
}
