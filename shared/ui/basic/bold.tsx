import { readableNode } from '@console/shared/format';
import type { ReactNode } from 'react';

/** A sentence with its values in bold type, for toasts and confirmations: ``bold`Project ${name} created` ``. */
export const bold = (words: TemplateStringsArray, ...values: readonly string[]): ReactNode => (
  <>
    {words.flatMap((text, index) => {
      const value = values[index];
      return value === undefined ? [text] : [text, <b key={index}>{readableNode(value)}</b>];
    })}
  </>
);
