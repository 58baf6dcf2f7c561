import { Braces, SquareTerminal } from 'lucide-react';
import type { ApiRequest } from '@console/shared/api';
import { shellWord, textsOf } from '@console/shared/copy-as';
import { settings, siteUrl, toast } from '@console/shared/runtime';
import { MenuButton, useCopy } from '@console/shared/ui';

interface CopyQueryProps {
  query: string;
  request: ApiRequest;
  /** The CLI's own command before the query: `experimental timeseries query --project x`. */
  command: string;
}

/** Copies a query as a command, to run it elsewhere. */
export function CopyQuery({ query, request, command }: CopyQueryProps) {
  const { copy } = useCopy();
  const { cliName } = settings();
  const texts = textsOf(request, { origin: siteUrl(), cliName });
  const take = async (text: string) => {
    if (!(await copy(text)))
      toast({ variant: 'error', title: 'Could not copy', content: 'The browser did not allow it' });
  };
  return (
    <MenuButton
      label="Copy as code"
      entries={[
        {
          id: 'named',
          label: 'CLI command by name',
          icon: SquareTerminal,
          onSelect: () => void take(`${cliName} ${command} ${shellWord(query)}`),
        },
        { id: 'cli', label: 'CLI command', icon: SquareTerminal, onSelect: () => void take(texts.cli) },
        { id: 'curl', label: 'curl', icon: SquareTerminal, onSelect: () => void take(texts.curl) },
        { id: 'json', label: 'JSON body', icon: Braces, onSelect: () => void take(texts.json ?? '') },
      ]}
    >
      Copy as code
    </MenuButton>
  );
}
