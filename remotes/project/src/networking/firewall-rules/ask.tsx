import { useEffect, useEffectEvent, useId, useState } from 'react';
import { pluralize } from '@console/shared/format';
import { Button, TextInput } from '@console/shared/ui';
import styles from './list.module.css';

/** Milliseconds without a key press after which the question is evaluated. */
const PAUSE = 250;

export interface AskProps {
  readonly question: string;
  readonly onAsk: (question: string) => void;
  /** The answer, or the format of a question. */
  readonly lines: readonly string[];
  /** How many of the rules that apply another filter hides. */
  readonly hidden: number;
  readonly onShow: () => void;
}

/** Shows which rules apply to an address, an instance or a port. */
export function Ask({ question, onAsk, lines, hidden, onShow }: AskProps) {
  const id = useId();
  const [text, setText] = useState(question);
  const [seen, setSeen] = useState(question);
  // Back and Forward change the question without typing
  if (seen !== question) {
    setSeen(question);
    if (question !== text.trim()) setText(question);
  }
  const send = useEffectEvent(() => {
    if (text.trim() !== question) onAsk(text.trim());
  });
  // Debouncing needs a timer
  useEffect(() => {
    const timer = setTimeout(send, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className={styles.ask}>
      <div className={styles.askLine}>
        <label htmlFor={id}>Show rules for</label>
        <TextInput
          id={id}
          type="search"
          className={styles.askInput}
          placeholder="10.0.0.7:22, an instance or a port"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className={styles.answers} role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {hidden > 0 && (
          <p>
            {`1 filter hides ${pluralize(hidden, 'rule')}`}{' '}
            <Button variant="ghost" size="sm" onClick={onShow}>
              Show them
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
