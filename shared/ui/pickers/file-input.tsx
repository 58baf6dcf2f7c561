import { File as FileIcon, Upload, X } from 'lucide-react';
import type { Ref } from 'react';
import { useId, useState } from 'react';
import { formatBytes, truncate } from '@console/shared/format';
import { cx, Icon, IconButton } from '../basic/index.ts';
import styles from './file-input.module.css';

/** Longer names are truncated in the middle, where similar names are equal. */
const NAME_LENGTH = 32;

export type FileInputProps = {
  label: string;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Same as the attribute of a native file input. */
  accept?: string | undefined;
  /** Text of the zone. */
  hint?: string | undefined;
  id?: string | undefined;
  labelId?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A drop zone. The native input covers it, so the browser handles clicks, drops and keys. */
export function FileInput(props: FileInputProps) {
  const { label, file, onChange, accept, disabled, labelId, ref } = props;
  const { hint = 'Drop a file or click to browse' } = props;
  const zoneId = useId();
  const [over, setOver] = useState(false);
  // A new element has no selected file, so that the same file can be selected again
  const [round, setRound] = useState(0);
  return (
    <div
      className={cx(styles.zone, over && styles.over)}
      data-invalid={props['aria-invalid'] || undefined}
      data-disabled={disabled || undefined}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <input
        key={round}
        ref={ref}
        id={props.id}
        name={props.name}
        type="file"
        className={styles.input}
        accept={accept}
        disabled={disabled}
        aria-label={labelId === undefined ? label : undefined}
        aria-labelledby={labelId === undefined ? undefined : `${labelId} ${zoneId}`}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        onChange={(event) => {
          const chosen = event.target.files?.item(0);
          // A canceled file dialog selects nothing
          if (chosen) onChange(chosen);
        }}
      />
      <Icon of={file ? FileIcon : Upload} className={cx(styles.glyph)} />
      <span id={zoneId} className={styles.words}>
        {file ? (
          <>
            <span title={file.name}>{truncate(file.name, NAME_LENGTH, 'middle')}</span>
            <small className={styles.size}>{` ${formatBytes(file.size).text}`}</small>
          </>
        ) : (
          hint
        )}
      </span>
      {file && (
        <IconButton
          label="Clear file"
          icon={X}
          className={styles.clear}
          disabled={disabled}
          onClick={() => {
            setRound(round + 1);
            onChange(null);
          }}
        />
      )}
    </div>
  );
}
