import { Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { store } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { Button, IconButton, Modal } from '@console/shared/ui';
import { FieldFrame, Message, TextInput, wiringProps } from '@console/shared/ui/basic';
import { NAME_MAX, removeView, savedViews, saveView, savingAtom, VIEWS_MAX } from './saved.ts';
import { type ListView, writeView } from './view.ts';
import styles from './saved-views.module.css';

export type SavedViewsProps = {
  /** `instances`. */
  readonly plural: string;
  readonly view: ListView;
  /** The saved views have changed. */
  readonly onChange: () => void;
};

const close = () => store.set(savingAtom, undefined);

/** The dialog that names and deletes views of a list. */
export function SavedViews(props: SavedViewsProps) {
  const saving = useAtomValue(savingAtom, { store });
  // The dialog closes with its list: it must not be open when the user comes back to the page
  useEffect(() => close, []);
  return saving === props.plural ? <Dialog {...props} /> : null;
}

/** The error of a name; undefined when it is valid. */
function nameProblem(name: string, count: number): string | undefined {
  if (name === '') return 'Name is required';
  if (name.length > NAME_MAX) return `Must be no longer than ${NAME_MAX} characters`;
  return count >= VIEWS_MAX ? `A list has at most ${VIEWS_MAX} saved views. Delete one first.` : undefined;
}

function Dialog({ plural, view, onChange }: SavedViewsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [views, setViews] = useState(() => savedViews(plural));
  const name = text.trim();
  const isKnown = views.some((one) => one.name === name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem = nameProblem(name, isKnown ? 0 : views.length);
    if (problem !== undefined) setError(problem);
    else if (saveView(plural, { name, search: writeView('', view) })) {
      onChange();
      close();
    } else setError('The browser does not allow this site to store data');
  };
  const list = useRef<HTMLUListElement>(null);
  const remove = (removed: string, index: number) => {
    removeView(plural, removed);
    flushSync(() => setViews(savedViews(plural)));
    // Otherwise the dialog moves the focus to its field, which opens the keyboard of a phone
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1))?.focus();
    onChange();
  };
  return (
    <Modal
      title={`Saved views of ${plural}`}
      onDismiss={close}
      initialFocus="input"
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id}>
            {isKnown ? 'Replace view' : 'Save view'}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={save} noValidate>
        <FieldFrame label="Name of this view" error={error}>
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              invalid={error !== undefined}
              autoComplete="off"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setError(undefined);
              }}
            />
          )}
        </FieldFrame>
        <div role="status">
          {isKnown && <Message variant="notice">A view with this name exists and will be replaced.</Message>}
        </div>
        <Message>
          Saved in this browser until you sign out. To share a view, copy the address of the page.
        </Message>
      </form>
      {views.length > 0 && (
        <ul ref={list} className={styles.views} aria-label="Saved views">
          {views.map((one, index) => (
            <li key={one.name}>
              <span>{one.name}</span>
              <IconButton
                icon={Trash2}
                label={`Delete view ${one.name}`}
                size="sm"
                onClick={() => remove(one.name, index)}
              />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
