import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, Message, Modal } from '@console/shared/ui';
import { CodeBlock, SegmentedControl } from '@console/shared/ui/detail';
import styles from './copy-as.module.css';
import { type Format, remarksOn, type RequestTexts } from './texts.ts';

type ShowRequestProps = {
  readonly texts: RequestTexts;
  /** The initial format. */
  readonly first: Format;
  readonly formats: readonly { readonly format: Format; readonly label: string }[];
  /** The texts are scripts, not commands. */
  readonly isScript: boolean;
  readonly scrim: boolean;
  /** It was copied just now, which the icon shows. */
  readonly copied: boolean;
  readonly onCopy: (format: Format) => void;
  readonly onDismiss: () => void;
};

/** Shows the texts before they are copied. The dialog opens over the form, which keeps its values. */
export function ShowRequest(props: ShowRequestProps) {
  const { texts, first, formats, isScript, scrim, copied, onCopy, onDismiss } = props;
  const [format, setFormat] = useState(first);
  const options = formats
    .filter((one) => texts[one.format] !== undefined)
    .map((one) => ({ value: one.format, label: one.label }));
  const isCommand = format !== 'json';
  const remarks = remarksOn(texts, format);
  return (
    <Modal
      title="Copy as code"
      width="free"
      scrim={scrim}
      onDismiss={onDismiss}
      footer={
        <>
          <Button variant="ghost" onClick={onDismiss}>
            Cancel
          </Button>
          <Button variant="primary" icon={copied ? Check : Copy} onClick={() => onCopy(format)}>
            {isScript ? 'Copy script' : isCommand ? 'Copy command' : 'Copy body'}
          </Button>
        </>
      }
    >
      <div className={styles.shown}>
        <SegmentedControl label="Format" options={options} value={format} onChange={setFormat} />
        {remarks.length > 0 && <Message live="status">{remarks.join(' ')}</Message>}
        <div className={styles.wide}>
          <CodeBlock lines={[texts[format] ?? '']} prompt={isCommand && !isScript} plain />
        </div>
      </div>
    </Modal>
  );
}
