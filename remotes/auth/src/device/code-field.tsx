import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react';
import { CODE_LENGTH, DASH_AFTER, eraseAt, moveTo, paste, typeInto, type CodeBoxes } from './code.ts';
import styles from './device.module.css';

interface CodeFieldProps {
  boxes: CodeBoxes;
  onChange: (boxes: CodeBoxes) => void;
  invalid: boolean;
}

/** Eight boxes for one letter each, with a dash after the fourth. `code.ts` has the rules of keys and pasting. */
export function CodeField({ boxes, onChange, invalid }: CodeFieldProps) {
  const group = useRef<HTMLDivElement>(null);

  // The focused element is part of the document: it moves with each letter and starts in the first box
  useEffect(() => group.current?.querySelectorAll('input').item(boxes.focus).focus(), [boxes]);

  const press = (event: KeyboardEvent, index: number) => {
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : afterKey(boxes, index, event.key);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div ref={group} className={styles.code} role="group" aria-label="Device code">
      {boxes.letters.map((letter, index) => (
        <Fragment key={index}>
          {index === DASH_AFTER && <span className={styles.dash} aria-hidden="true" />}
          <input
            className={styles.box}
            aria-label={`Character ${index + 1}.`}
            aria-invalid={invalid || undefined}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={letter}
            onChange={(event) => onChange(typeInto(boxes, index, event.target.value))}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => press(event, index)}
            onPaste={(event) => {
              event.preventDefault();
              onChange(paste(boxes, event.clipboardData.getData('text')));
            }}
          />
        </Fragment>
      ))}
    </div>
  );
}

function afterKey(boxes: CodeBoxes, index: number, key: string): CodeBoxes | undefined {
  if (key === 'Backspace') return eraseAt(boxes, index);
  if (key === 'ArrowLeft') return moveTo(boxes, index - 1);
  if (key === 'ArrowRight') return moveTo(boxes, index + 1);
  if (key === 'Home') return moveTo(boxes, 0);
  if (key === 'End') return moveTo(boxes, CODE_LENGTH - 1);
  return undefined;
}
