import { Braces, Check, Copy, Eye, SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import type { ApiRequest } from '@console/shared/api';
import { announce, settings, siteUrl, toast } from '@console/shared/runtime';
import { Button, DropdownMenu, type MenuEntry, useCopy } from '@console/shared/ui';
import styles from './copy-as.module.css';
import { namedCommand } from './named.ts';
import { ShowRequest } from './show-request.tsx';
import { type Format, remarkOnSecrets, type RequestTexts, textsOf } from './texts.ts';

/** Formats of several requests. */
const OF_SCRIPT = [
  { format: 'cli', label: 'CLI script', icon: SquareTerminal },
  { format: 'curl', label: 'curl script', icon: SquareTerminal },
] as const;

/** Labels of the formats, in their order. */
const FORMATS = [
  { format: 'named', label: 'CLI command by name', icon: SquareTerminal },
  { format: 'cli', label: 'CLI command', icon: SquareTerminal },
  { format: 'curl', label: 'curl', icon: SquareTerminal },
  { format: 'json', label: 'JSON body', icon: Braces },
] as const;

const NOT_VALID = 'Not copied. Correct the marked fields first.';

export type CopyAsProps = {
  /**
   * Returns the current request, undefined while the form is invalid. With `mark` the form shows its errors as on submit; without
   * it nothing changes visibly.
   */
  readonly request: (mark: boolean) => Promise<ApiRequest | undefined>;
  /** Whether the dialog needs a scrim: true when no other dialog has one. */
  readonly scrim?: boolean;
};

/** The button with its menu, and the dialog with the texts. */
export function CopyMenu({ request, scrim = false }: CopyAsProps) {
  const { copied, copy } = useCopy();
  const [hasBody, setHasBody] = useState(true);
  const [hasNamed, setHasNamed] = useState(false);
  const [isScript, setScript] = useState(false);
  const [shown, setShown] = useState<{ texts: RequestTexts; first: Format }>();

  const take = async (then: (texts: RequestTexts) => unknown) => {
    try {
      const made = await request(true);
      const place = { origin: siteUrl(), cliName: settings().cliName };
      if (!made) announce(NOT_VALID);
      else await then(made.script?.(place) ?? textsOf(made, place));
    } catch (error) {
      toast({
        variant: 'error',
        title: 'Could not copy',
        content: error instanceof Error ? error.message : 'Unknown error',
      });
    }
  };
  const copyText = async (texts: RequestTexts, format: Format) => {
    if (!(await copy(texts[format] ?? ''))) {
      // When the browser denies access to the clipboard, the text can be selected manually
      setShown({ texts, first: format });
      return;
    }
    const remark = remarkOnSecrets(texts);
    if (remark !== undefined) toast({ variant: 'info', title: 'Copied without secrets', content: remark });
  };
  // The request decides whether there is a body
  const look = async () => {
    const made = await request(false).catch(() => undefined);
    setHasBody(made?.input.body !== undefined || made === undefined);
    setHasNamed(made !== undefined && namedCommand(made) !== undefined);
    setScript(made?.script !== undefined);
  };
  const formats = isScript
    ? OF_SCRIPT
    : FORMATS.filter(({ format }) => (hasBody || format !== 'json') && (hasNamed || format !== 'named'));

  const entries: MenuEntry[] = [
    ...formats.map(({ format, label, icon }) => ({
      id: format,
      label,
      icon,
      onSelect: () => void take((texts) => copyText(texts, format)),
    })),
    { id: 'separator', kind: 'separator' },
    {
      id: 'show',
      label: 'Show…',
      icon: Eye,
      onSelect: () =>
        void take((texts) => setShown({ texts, first: texts.named === undefined ? 'cli' : 'named' })),
    },
  ];
  return (
    <>
      <DropdownMenu
        label="Copy as code"
        entries={entries}
        placement="top start"
        onOpenChange={(isOpen) => {
          if (isOpen) void look();
        }}
      >
        {(trigger) => (
          <Button
            {...trigger}
            aria-label="Copy as code"
            variant="ghost"
            icon={copied ? Check : Copy}
            className={styles.button}
          >
            Copy as code
          </Button>
        )}
      </DropdownMenu>
      {shown && (
        <ShowRequest
          {...shown}
          formats={isScript ? OF_SCRIPT : FORMATS}
          isScript={isScript}
          scrim={scrim}
          copied={copied}
          onCopy={(format) => void copyText(shown.texts, format)}
          onDismiss={() => setShown(undefined)}
        />
      )}
    </>
  );
}
